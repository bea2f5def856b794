package io.shindigneo4j.procedures.authorization;

import io.shindigneo4j.procedures.query.ValueOrder;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.authorization.ClientOperations;
import io.shindigneo4j.schema.authorization.ClientOperations.Client;
import io.shindigneo4j.schema.authorization.ClientOperations.ClientChange;
import io.shindigneo4j.schema.authorization.ClientOperations.ClientOutcome;
import io.shindigneo4j.schema.authorization.ClientOperations.ClientPage;
import io.shindigneo4j.schema.authorization.ClientOperations.EnableClient;
import io.shindigneo4j.schema.authorization.ClientOperations.GetClient;
import io.shindigneo4j.schema.authorization.ClientOperations.ListClients;
import io.shindigneo4j.schema.authorization.ClientOperations.RegisterClient;
import io.shindigneo4j.schema.authorization.RevocationOperations.RevocationKind;
import io.shindigneo4j.schema.query.Page;
import io.shindigneo4j.server.procedure.ProcedurePack;
import io.shindigneo4j.server.procedure.ProcedureRegistry;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Result;
import org.neo4j.graphdb.Transaction;

/** The operations on OAuth clients by their names. */
public final class ClientProcedures implements ProcedurePack {

  /** The core API has nothing that finds or makes a node in one step. */
  private static final String MERGE =
      """
      MERGE (client:OAuthClient {id: $id})
      ON CREATE SET client += $properties, client.isNew = true
      WITH client, client.isNew AS isNew
      REMOVE client.isNew
      RETURN isNew IS NOT NULL AS isNew
      """;

  @Override
  public void register(ProcedureRegistry registry) {
    registry.register(ClientOperations.REGISTER, ClientProcedures::registerClient);
    registry.register(ClientOperations.GET, ClientProcedures::getClient);
    registry.register(ClientOperations.LIST, ClientProcedures::listClients);
    registry.register(ClientOperations.ENABLE, ClientProcedures::enableClient);
  }

  /** Registers a client. */
  private static ClientChange registerClient(Transaction transaction, RegisterClient parameters) {
    Map<String, Object> merged =
        Map.of(
            GraphNames.ID,
            parameters.client().id(),
            "properties",
            ClientValues.properties(parameters.client()));
    try (Result result = transaction.execute(MERGE, merged)) {
      boolean isNew = (boolean) result.next().get("isNew");
      return new ClientChange(isNew ? ClientOutcome.DONE : ClientOutcome.EXISTS);
    }
  }

  /** A client by its id. */
  private static Optional<Client> getClient(Transaction transaction, GetClient parameters) {
    return Clients.find(transaction, parameters.id()).map(ClientValues::read);
  }

  /** The clients in order of id. */
  private static ClientPage listClients(Transaction transaction, ListClients parameters) {
    List<Node> all = transaction.findNodes(Clients.CLIENT).stream().toList();
    Page page = parameters.page();
    List<Client> clients =
        all.stream()
            .sorted(Comparator.comparing(Clients::id, ValueOrder.ASCENDING))
            .skip(page.first())
            .limit(page.limit())
            .map(ClientValues::read)
            .toList();
    return new ClientPage(all.size(), clients);
  }

  /**
   * Enables or disables a client. What was issued to it is revoked when it is disabled, and when it
   * is enabled again: by then another server may have issued more.
   */
  private static ClientChange enableClient(Transaction transaction, EnableClient parameters) {
    Optional<Node> client = Clients.locked(transaction, parameters.id());
    client.ifPresent(found -> enable(transaction, found, parameters));
    return new ClientChange(client.isPresent() ? ClientOutcome.DONE : ClientOutcome.UNKNOWN);
  }

  private static void enable(Transaction transaction, Node client, EnableClient parameters) {
    boolean wasEnabled = (boolean) client.getProperty(GraphNames.ENABLED);
    client.setProperty(GraphNames.ENABLED, parameters.enabled());
    if (!parameters.enabled() || !wasEnabled) {
      Revocations.add(transaction, RevocationKind.CLIENT, parameters.id(), parameters.now());
    }
  }
}
