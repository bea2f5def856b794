package io.shindigneo4j.server.routing;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import java.lang.reflect.Proxy;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.neo4j.configuration.Config;
import org.neo4j.configuration.connectors.BoltConnector;
import org.neo4j.configuration.helpers.SocketAddress;
import org.neo4j.dbms.systemgraph.TopologyGraphDbmsModel.HostedOnMode;
import org.neo4j.kernel.internal.GraphDatabaseAPI;

@DisplayName("The role of a server for a database")
@ExtendWith(SharedGraphServer.class)
class DatabaseRolesTest {

  private static final Config ELSEWHERE =
      Config.newBuilder()
          .set(BoltConnector.advertised_address, new SocketAddress("db2.example.org", 7687))
          .build();

  private final GraphServer server;
  private final GraphDatabaseAPI database;

  DatabaseRolesTest(GraphServer server) {
    this.server = server;
    this.database = (GraphDatabaseAPI) server.database("neo4j");
  }

  private boolean isFollower(HostedOnMode mode, Config config) {
    return new DatabaseRoles(server.service(), config).isFollower(inMode(mode));
  }

  /** The database of a cluster's member, as only the Enterprise edition has it. */
  private GraphDatabaseAPI inMode(HostedOnMode mode) {
    return (GraphDatabaseAPI)
        Proxy.newProxyInstance(
            GraphDatabaseAPI.class.getClassLoader(),
            new Class<?>[] {GraphDatabaseAPI.class},
            (proxy, method, arguments) ->
                method.getName().equals("mode") ? mode : method.invoke(database, arguments));
  }

  private Config own() {
    return database.getDependencyResolver().resolveDependency(Config.class);
  }

  @Test
  void followsNobodyWithoutACluster() {
    assertThat(database.mode()).isEqualTo(HostedOnMode.SINGLE);
    assertThat(isFollower(HostedOnMode.SINGLE, ELSEWHERE)).isFalse();
  }

  @Test
  void alwaysFollowsAsASecondary() {
    assertThat(isFollower(HostedOnMode.REPLICA, own())).isTrue();
  }

  /** As Neo4j itself tells who writes. */
  @Test
  void followsAsAPrimaryUnlessItIsTheWriter() {
    assertThat(isFollower(HostedOnMode.RAFT, own())).isFalse();
    assertThat(isFollower(HostedOnMode.RAFT, ELSEWHERE)).isTrue();
  }
}
