package io.shindigneo4j.server.routing;

import io.shindigneo4j.server.execution.ReadOnlyLogin;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.neo4j.configuration.Config;
import org.neo4j.configuration.GraphDatabaseSettings;
import org.neo4j.configuration.connectors.BoltConnector;
import org.neo4j.graphdb.QueryExecutionException;
import org.neo4j.graphdb.Result;
import org.neo4j.internal.kernel.api.security.LoginContext;
import org.neo4j.kernel.api.KernelTransaction;
import org.neo4j.kernel.impl.coreapi.InternalTransaction;

/** Neo4j's own routing procedure, which speaks of Bolt addresses. */
public final class RoutingProcedure implements RoutingTableSource {

  private static final String CALL =
      "CALL dbms.routing.getRoutingTable({}, $database) YIELD ttl, servers RETURN ttl, servers";

  private static final long MAX_SECONDS = 10;

  private final Config config;
  private final WebSocketAddresses addresses;

  public RoutingProcedure(Config config, WebSocketAddresses addresses) {
    this.config = config;
    this.addresses = addresses;
  }

  /** Answers this server alone if it has no Bolt, because the procedure then has no rows. */
  @Override
  public PublishedRoutingTable read(RoutingContext context) {
    try (InternalTransaction transaction = begin(context);
        Result result = transaction.execute(CALL, database(context))) {
      return table(result.next());
    } catch (QueryExecutionException e) {
      if (config.get(BoltConnector.enabled)) {
        throw e;
      }
      Duration timeToLive = config.get(GraphDatabaseSettings.routing_ttl);
      return PublishedRoutingTable.of(addresses.own().toString(), timeToLive);
    }
  }

  private static InternalTransaction begin(RoutingContext context) {
    LoginContext user = context.user();
    return context
        .database()
        .beginTransaction(
            KernelTransaction.Type.EXPLICIT,
            new ReadOnlyLogin(user),
            user.connectionInfo(),
            MAX_SECONDS,
            TimeUnit.SECONDS);
  }

  private static Map<String, Object> database(RoutingContext context) {
    return Map.of("database", context.database().databaseName());
  }

  private PublishedRoutingTable table(Map<String, Object> row) {
    List<?> servers = (List<?>) row.get("servers");
    return new PublishedRoutingTable(
        addresses(servers, "READ"),
        addresses(servers, "WRITE"),
        addresses(servers, "ROUTE"),
        Duration.ofSeconds(Math.max(1, ((Number) row.get("ttl")).longValue())));
  }

  private List<String> addresses(List<?> servers, String role) {
    return servers.stream()
        .map(server -> (Map<?, ?>) server)
        .filter(server -> role.equals(server.get("role")))
        .flatMap(server -> ((List<?>) server.get("addresses")).stream())
        .map(bolt -> addresses.of((String) bolt))
        .toList();
  }
}
