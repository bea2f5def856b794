package io.shindigneo4j.server.routing;

import java.util.Map;
import org.neo4j.configuration.Config;
import org.neo4j.configuration.GraphDatabaseSettings;
import org.neo4j.configuration.connectors.BoltConnector;
import org.neo4j.dbms.api.DatabaseManagementService;
import org.neo4j.dbms.systemgraph.TopologyGraphDbmsModel.HostedOnMode;
import org.neo4j.graphdb.GraphDatabaseService;
import org.neo4j.graphdb.Result;
import org.neo4j.kernel.internal.GraphDatabaseAPI;

/** What this server is to the databases of a cluster. Thread-safe. */
public final class DatabaseRoles {

  private static final String WRITERS =
      "SHOW DATABASES YIELD name, address, writer WHERE name = $name AND writer RETURN address";

  private final DatabaseManagementService databases;
  private final Config config;

  public DatabaseRoles(DatabaseManagementService databases, Config config) {
    this.databases = databases;
    this.config = config;
  }

  /** Whether only other servers write to a database. One without a cluster has none of these. */
  public boolean isFollower(GraphDatabaseAPI database) {
    HostedOnMode mode = database.mode();
    return mode == HostedOnMode.REPLICA
        || (mode == HostedOnMode.RAFT && !isWriter(database.databaseName()));
  }

  private boolean isWriter(String name) {
    String own = config.get(BoltConnector.advertised_address).toString();
    GraphDatabaseService system = databases.database(GraphDatabaseSettings.SYSTEM_DATABASE_NAME);
    return system.executeTransactionally(
        WRITERS, Map.of("name", name), writers -> hasAddress(writers, own));
  }

  private static boolean hasAddress(Result servers, String address) {
    return servers.columnAs("address").stream().anyMatch(address::equals);
  }
}
