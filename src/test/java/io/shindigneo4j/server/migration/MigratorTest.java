package io.shindigneo4j.server.migration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.shindigneo4j.schema.migration.Migration;
import io.shindigneo4j.schema.migration.MigrationSet;
import io.shindigneo4j.server.ServerSettings;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.StartsServer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.neo4j.graphdb.GraphDatabaseService;
import org.neo4j.graphdb.Transaction;

@DisplayName("A migration")
@StartsServer
class MigratorTest {

  private static final String CONSTRAINT =
      "CREATE CONSTRAINT thing_id IF NOT EXISTS FOR (t:Thing) REQUIRE t.id IS UNIQUE";
  private static final String RAN = "CREATE (:Ran)";

  private static GraphServer server;
  private static GraphDatabaseService database;

  private final RecordedLog log = new RecordedLog();

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
    database.executeTransactionally("DROP CONSTRAINT thing_id IF EXISTS");
  }

  @Test
  void runsOnceInItsTurn() throws Exception {
    migrator("CREATE (:Ran {order: 1})").migrate(database);
    migrator("CREATE (:Ran {order: 1})", "MATCH (r:Ran) CREATE (:Ran {order: r.order + 1})")
        .migrate(database);
    migrator("CREATE (:Ran {order: 1})", "MATCH (r:Ran) CREATE (:Ran {order: r.order + 1})")
        .migrate(database);
    assertThat(value("MATCH (r:Ran) WITH r.order AS order ORDER BY order RETURN collect(order)"))
        .isEqualTo(List.of(1L, 2L));
    assertThat(version()).isEqualTo(2L);
    assertThat(log.lines())
        .containsExactly(
            "info: Migration 1 (m1) of the database neo4j is done",
            "info: Migration 2 (m2) of the database neo4j is done");
  }

  @Test
  void runsOnceHoweverManyServersWouldRunIt() throws Exception {
    ExecutorService servers = Executors.newFixedThreadPool(8);
    try {
      List<Callable<Void>> migrations = new ArrayList<>();
      for (int i = 0; i < 8; i++) {
        migrations.add(
            () -> {
              migrator(CONSTRAINT, RAN, RAN).migrate(database);
              return null;
            });
      }
      for (Future<Void> done : servers.invokeAll(migrations)) {
        done.get();
      }
    } finally {
      servers.shutdownNow();
    }
    assertThat(value("MATCH (r:Ran) RETURN count(r)")).isEqualTo(2L);
    assertThat(version()).isEqualTo(3L);
    assertThat(log.lines()).hasSize(3);
  }

  @Test
  void runsAgainWhenTheServerWasKilledBeforeItsVersionWasWritten() throws Exception {
    migrator("RETURN 1").migrate(database);
    database.executeTransactionally(CONSTRAINT); // as the killed server has left it
    try (Transaction killed = database.beginTx()) {
      new SchemaVersion("test").lock(killed);
      new SchemaVersion("test").write(killed, 2);
    }
    migrator("RETURN 1", CONSTRAINT).migrate(database);
    assertThat(version()).isEqualTo(2L);
  }

  @Test
  void leavesTheVersionOfTheOneBeforeItWhenItFails() throws Exception {
    database.executeTransactionally("UNWIND [1, 1] AS id CREATE (:Thing {id: id})");
    assertThatExceptionOfType(MigrationException.class)
        .isThrownBy(() -> migrator(RAN, CONSTRAINT, RAN).migrate(database))
        .satisfies(
            failure -> {
              assertThat(failure.retryable()).isTrue();
              assertThat(failure.report())
                  .contains("neo4j", "migration 2 (m2)", CONSTRAINT, "have the label `Thing`");
              assertThat(failure).hasMessageNotContaining("Thing");
            });
    assertThat(version()).isEqualTo(1L);
    database.executeTransactionally("MATCH (t:Thing) DELETE t");
    migrator(RAN, CONSTRAINT, RAN).migrate(database);
    assertThat(version()).isEqualTo(3L);
    assertThat(value("MATCH (r:Ran) RETURN count(r)")).isEqualTo(2L);
  }

  @Test
  void isNotRunOnAGraphFromTheFuture() {
    database.executeTransactionally("CREATE (:ShindigSchema {name: 'test', version: 7})");
    assertThatExceptionOfType(MigrationException.class)
        .isThrownBy(() -> migrator(RAN).migrate(database))
        .withMessage(
            "the schema of the database neo4j has version 7, and this plug-in knows none above 1")
        .matches(failure -> !failure.retryable());
    assertThat(value("MATCH (r:Ran) RETURN count(r)")).isEqualTo(0L);
    assertThat(version()).isEqualTo(7L);
  }

  @Test
  void isOfItsOwnSet() throws Exception {
    database.executeTransactionally("CREATE (:ShindigSchema {name: 'other', version: 7})");
    migrator(RAN).migrate(database);
    assertThat(version()).isEqualTo(1L);
  }

  private Migrator migrator(String... statements) {
    List<String> all = Arrays.asList(statements);
    return new Migrator(
        new MigrationSet(
            "test",
            IntStream.rangeClosed(1, all.size())
                .mapToObj(
                    number -> new Migration(number, "m" + number, all.subList(number - 1, number)))
                .toList()),
        log.log());
  }

  private static Object version() {
    return value("MATCH (s:ShindigSchema {name: 'test'}) RETURN s.version");
  }

  private static Object value(String query) {
    return database.executeTransactionally(
        query, Map.of(), result -> result.next().values().iterator().next());
  }
}
