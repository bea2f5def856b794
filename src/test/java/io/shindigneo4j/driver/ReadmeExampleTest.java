package io.shindigneo4j.driver;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The driver's example in the README, compiled and run. */
@ExtendWith(SharedGraphServer.class)
class ReadmeExampleTest {

  private static final String PASSWORD = GraphServer.CREDENTIALS.password();

  @Test
  void tenLinesWriteAndReadAGraph(GraphServer server) {
    assertThat(friendsOf("john", server.uri().toString())).containsExactly("jane");
  }

  private static List<String> friendsOf(String id, String address) {
    DriverSettings settings = DriverSettings.of(address, new Credentials("neo4j", PASSWORD));
    try (GraphDriver driver = GraphDriver.connect(settings)) {
      Statement create =
          Statement.cypher("CREATE (:Person {id: $a})-[:FRIEND_OF]->(:Person {id: $b})");
      driver.run(create.with(Map.of("a", id, "b", "jane")).writing()).join();

      Statement friends =
          Statement.cypher("MATCH (:Person {id: $id})-[:FRIEND_OF]->(f) RETURN f.id AS friend");
      return driver
          .run(friends.with("id", id))
          .thenApply(result -> result.records().stream())
          .thenApply(records -> records.map(r -> r.get("friend", String.class)).toList())
          .join();
    }
  }
}
