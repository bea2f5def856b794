package io.shindigneo4j.server.migration;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.schema.migration.MigrationSet;
import io.shindigneo4j.server.ServerSettings;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.Proof;
import io.shindigneo4j.testing.StartsServer;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.neo4j.graphdb.GraphDatabaseService;

@DisplayName("A graph of any older version of the schema")
@StartsServer
class EveryVersionTest {

  private static final MigrationSet ALL = MigrationSet.ofProject();

  private static GraphServer server;
  private static GraphDatabaseService database;

  @BeforeAll
  static void startWithoutPlugin() {
    server = GraphServer.start(Map.of(ServerSettings.enabled, false));
    database = server.database("neo4j");
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  @BeforeEach
  void empty() {
    database.executeTransactionally("MATCH (n) DETACH DELETE n");
    names("CONSTRAINTS").forEach(name -> drop("CONSTRAINT", name));
    names("INDEXES WHERE type <> 'LOOKUP'").forEach(name -> drop("INDEX", name));
  }

  private static void drop(String kind, String name) {
    database.executeTransactionally("DROP " + kind + " `" + name + "` IF EXISTS");
  }

  /** The first and the last one of all, or those between them. */
  static IntStream versions() {
    int last = ALL.newest() - 1;
    return Proof.isExhaustive() ? IntStream.range(1, last) : IntStream.of(0, last);
  }

  @ParameterizedTest
  @MethodSource("versions")
  @Tag("exhaustive-too")
  void getsTheSchemaOfANewGraph(int version) throws Exception {
    migrator(ALL.newest()).migrate(database);
    List<String> constraints = names("CONSTRAINTS");
    List<String> indexes = names("INDEXES");
    assertThat(constraints).isNotEmpty();
    empty();
    migrator(version).migrate(database);
    database.executeTransactionally("CREATE (:Person {id: 'john.doe', displayName: 'John'})");
    migrator(ALL.newest()).migrate(database);
    assertThat(names("CONSTRAINTS")).isEqualTo(constraints);
    assertThat(names("INDEXES")).isEqualTo(indexes);
    assertThat(column("MATCH (s:ShindigSchema) RETURN s.version AS name"))
        .containsExactly((long) ALL.newest());
    assertThat(column("MATCH (p:Person) RETURN p.id AS name")).containsExactly("john.doe");
  }

  /** Knows the migrations up to a version. */
  private static Migrator migrator(int version) {
    return new Migrator(
        new MigrationSet(ALL.name(), ALL.after(0).subList(0, version)), new RecordedLog().log());
  }

  private static List<String> names(String what) {
    String[] parts = what.split(" ", 2);
    String condition = parts.length == 1 ? "" : " " + parts[1];
    return column("SHOW %s YIELD name, type%s RETURN name".formatted(parts[0], condition)).stream()
        .map(String::valueOf)
        .sorted()
        .toList();
  }

  private static List<Object> column(String query) {
    return database.executeTransactionally(
        query, Map.of(), result -> result.stream().map(row -> row.get("name")).toList());
  }
}
