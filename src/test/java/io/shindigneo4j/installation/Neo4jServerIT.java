package io.shindigneo4j.installation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(value = 4, unit = TimeUnit.MINUTES)
class Neo4jServerIT {
  @Test
  void aServerWithOurPluginLetsInItsUsersOnlyAndCanBeStartedAgain()
      throws IOException, InterruptedException {
    try (Neo4jServer server = new Neo4jServer(Map.of())) {
      server.start();
      assertThat(status(server, Neo4jServer.PASSWORD)).isEqualTo(200);
      assertThat(status(server, "wrong")).isEqualTo(401);
      server.stop();
      server.start();
      assertThat(status(server, Neo4jServer.PASSWORD)).isEqualTo(200);
    }
  }

  private static int status(Neo4jServer server, String password) throws IOException {
    return Http.at(server.httpAddress() + "db/neo4j/tx/commit")
        .as(Neo4jServer.USER, password)
        .post("{\"statements\": []}")
        .status();
  }
}
