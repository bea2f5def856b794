package io.shindigneo4j.web.schema;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.schema.migration.MigrationSet;
import io.shindigneo4j.server.ServerSettings;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.StartsServer;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.neo4j.graphdb.config.Setting;
import picocli.CommandLine;

@DisplayName("The command schema, in a Neo4j without the plug-in")
@StartsServer
class SchemaCommandTest {

  private static GraphServer server;

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @BeforeAll
  static void start() {
    Map<Setting<?>, Object> settings = new HashMap<>(GraphServer.BOLT);
    settings.put(ServerSettings.enabled, false);
    server = GraphServer.start(settings);
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  @Test
  void createsTheSameSchemaAsThePluginAndMayRunAgain() {
    for (int i = 0; i < 2; i++) {
      assertThat(run(settings())).isZero();
      assertThat(values("SHOW CONSTRAINTS YIELD name AS value"))
          .contains("person_id", "group_id", "request_key", "shindig_write_key", "message_id");
      assertThat(
              values("MATCH (s:ShindigSchema {name: 'shindig-neo4j'}) RETURN s.version AS value"))
          .containsExactly((long) MigrationSet.ofProject().newest());
    }
    assertThat(out.toString()).containsOnlyOnce("Migration 1 (people-and-groups) is done.");
  }

  @Test
  void leavesANewerGraphAlone() {
    execute("MERGE (s:ShindigSchema {name: 'shindig-neo4j'}) SET s.version = 99");
    try {
      assertThat(run(settings())).isEqualTo(1);
      assertThat(err.toString()).contains("version 99");
    } finally {
      execute("MATCH (s:ShindigSchema) DELETE s");
    }
  }

  @Test
  void printsTheStatements() {
    assertThat(run(Map.of(), "--print")).isZero();
    assertThat(out.toString().lines())
        .contains(
            "CREATE CONSTRAINT person_id IF NOT EXISTS FOR (p:Person) REQUIRE p.id IS UNIQUE;");
  }

  @Test
  void reportsBadSettings() {
    Map<String, String> natively = new HashMap<>(settings());
    natively.remove("shindig.neo4j.queries");
    assertThat(run(natively)).isEqualTo(1);
    assertThat(err.toString()).contains("set shindig.neo4j.queries to cypher");
    Map<String, String> stranger = new HashMap<>(settings());
    stranger.put("shindig.neo4j.password", "wrong");
    assertThat(run(stranger)).isEqualTo(1);
    assertThat(err.toString()).contains("driver.unauthorized").doesNotContain("\tat ");
  }

  private static Map<String, String> settings() {
    return Map.of(
        "shindig.neo4j.uri", server.boltSettings().uri().toString(),
        "shindig.neo4j.username", GraphServer.CREDENTIALS.username(),
        "shindig.neo4j.password", GraphServer.CREDENTIALS.password(),
        "shindig.neo4j.queries", "cypher");
  }

  private int run(Map<String, String> settings, String... arguments) {
    CommandLine command = SchemaCommand.commandLine(key -> Optional.ofNullable(settings.get(key)));
    return command
        .setOut(new PrintWriter(out, true))
        .setErr(new PrintWriter(err, true))
        .execute(arguments);
  }

  private static void execute(String text) {
    server.database("neo4j").executeTransactionally(text);
  }

  private static List<Object> values(String query) {
    return server
        .database("neo4j")
        .executeTransactionally(
            query, Map.of(), result -> result.stream().map(row -> row.get("value")).toList());
  }
}
