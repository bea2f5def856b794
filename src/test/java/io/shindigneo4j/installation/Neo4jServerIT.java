package io.shindigneo4j.installation;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.build.PageCommands;
import io.shindigneo4j.build.Shell;
import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.Timeout;

@DisplayName("A full Neo4j server with the plug-in")
@TestInstance(Lifecycle.PER_CLASS)
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
@Timeout(value = 10, unit = TimeUnit.MINUTES)
class Neo4jServerIT {

  private PluggedServer server;

  @BeforeAll
  void start() throws Exception {
    server = new PluggedServer();
    server.start();
  }

  @AfterAll
  void stop() throws Exception {
    server.close();
  }

  @Test
  @Order(1)
  void letsInItsUsersOnly() throws IOException {
    assertThat(status(Neo4jServer.PASSWORD)).isEqualTo(200);
    assertThat(status("wrong")).isEqualTo(401);
  }

  @Test
  @Order(1)
  void advertisesItselfInTheRoutingTable() {
    try (GraphDriver routed = server.routedDriver()) {
      routed.execute(Statement.cypher("CREATE (r:Routed) DELETE r").writing());
      assertThat(routed.execute(Statement.cypher("RETURN 1 AS one")).records()).hasSize(1);
    }
  }

  @Test
  @Order(1)
  void answersOverHttp() throws Exception {
    HttpContract.answersOverHttp(server);
  }

  @Test
  @Order(1)
  void answersTheCommandOfThePage() throws Exception {
    try (GraphDriver driver = server.driver()) {
      driver.execute(
          Statement.cypher("MERGE (p:Person {id: 'john.doe'}) SET p.displayName = 'John Doe'")
              .writing());
    }
    String command =
        PageCommands.of("docs/http.md")
            .text("curl-cypher")
            .replace("http://localhost:7690", server.pluginHttpAddress())
            .replace("neo4j:secret", Neo4jServer.USER + ":" + Neo4jServer.PASSWORD);
    assertThat(Shell.run(command, Path.of("."), Map.of()))
        .contains("\"columns\":[\"name\"],\"records\":[[\"John Doe\"]]");
  }

  @Test
  @Order(2)
  void answersAgainAfterARestart() throws Exception {
    server.stop();
    server.start();
    assertThat(status(Neo4jServer.PASSWORD)).isEqualTo(200);
    HttpContract.answersOverHttp(server);
  }

  private int status(String password) throws IOException {
    return Http.at(server.httpAddress() + "db/neo4j/tx/commit")
        .as(Neo4jServer.USER, password)
        .post("{\"statements\": []}")
        .status();
  }
}
