package io.shindigneo4j.server.session;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.ProtocolClient;
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.neo4j.graphdb.GraphDatabaseService;
import org.neo4j.kernel.internal.GraphDatabaseAPI;
import org.neo4j.logging.Log;

@DisplayName("A database whose ids come twice")
class SchemaPreparationTest {

  private static final String COUNT = "SHOW CONSTRAINTS YIELD name WHERE name = 'person_id'";

  private static GraphServer server;
  private static GraphDatabaseService database;

  @BeforeAll
  static void startWithTwins() {
    server = GraphServer.start(Map.of());
    database = server.database("neo4j");
    database.executeTransactionally("UNWIND [1, 2] AS i CREATE (:Person {id: 'twin', copy: i})");
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  @Test
  void letsItsUsersInAndGetsItsSchemaOnceItIsRepaired() throws IOException {
    assertThat(people()).isEqualTo(2L);
    assertThat(constraints()).isZero();
    database.executeTransactionally("MATCH (p:Person {copy: 2}) DELETE p");
    assertThat(people()).isEqualTo(1L);
    assertThat(constraints()).isEqualTo(1);
  }

  @Test
  void isReportedOnceWithTheReason() {
    List<String> lines = new ArrayList<>();
    SchemaPreparation schema = new SchemaPreparation(List.of("NONSENSE"), log(lines));
    schema.prepare((GraphDatabaseAPI) database);
    schema.prepare((GraphDatabaseAPI) database);
    assertThat(lines).hasSize(1);
    assertThat(lines.get(0)).contains("NONSENSE", "database neo4j", "Invalid input");
  }

  private static Log log(List<String> lines) {
    return (Log)
        Proxy.newProxyInstance(
            Log.class.getClassLoader(),
            new Class<?>[] {Log.class},
            (proxy, method, arguments) -> {
              lines.add(((String) arguments[0]).formatted((Object[]) arguments[1]));
              return null;
            });
  }

  private static Object people() throws IOException {
    try (ProtocolClient client = ProtocolClient.of(server)) {
      return client.value("MATCH (p:Person) RETURN count(p)");
    }
  }

  private static long constraints() {
    return database.executeTransactionally(COUNT, Map.of(), result -> result.stream().count());
  }
}
