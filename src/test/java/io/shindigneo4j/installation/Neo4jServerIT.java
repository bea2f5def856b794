package io.shindigneo4j.installation;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import java.io.IOException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(value = 4, unit = TimeUnit.MINUTES)
class Neo4jServerIT {
  @Test
  void aServerWithOurPluginLetsInItsUsersOnlyAndCanBeStartedAgain()
      throws IOException, InterruptedException {
    try (PluggedServer server = new PluggedServer()) {
      server.start();
      assertThat(status(server, Neo4jServer.PASSWORD)).isEqualTo(200);
      assertThat(status(server, "wrong")).isEqualTo(401);
      assertThatItSaysItselfWhatItIsFor(server);
      server.stop();
      server.start();
      assertThat(status(server, Neo4jServer.PASSWORD)).isEqualTo(200);
    }
  }

  private static void assertThatItSaysItselfWhatItIsFor(PluggedServer server) {
    try (GraphDriver routed = server.routedDriver()) {
      routed.execute(Statement.cypher("CREATE (r:Routed) DELETE r").writing());
      assertThat(routed.execute(Statement.cypher("RETURN 1 AS one")).records()).hasSize(1);
    }
  }

  private static int status(PluggedServer server, String password) throws IOException {
    return Http.at(server.httpAddress() + "db/neo4j/tx/commit")
        .as(Neo4jServer.USER, password)
        .post("{\"statements\": []}")
        .status();
  }
}
