package io.shindigneo4j.server.migration;

import static io.shindigneo4j.testing.TestDeadlines.await;
import static java.util.concurrent.TimeUnit.MILLISECONDS;
import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.schema.migration.MigrationSet;
import io.shindigneo4j.server.ServerLimitSettings;
import io.shindigneo4j.server.ServerSettings;
import io.shindigneo4j.testing.Exhaustive;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.ProtocolClient;
import io.shindigneo4j.testing.RawWebSocket;
import io.shindigneo4j.testing.RawWebSocket.HttpAnswer;
import io.shindigneo4j.testing.StartsServer;
import io.shindigneo4j.testing.TestDeadlines;
import io.shindigneo4j.testing.UpgradeText;
import java.io.IOException;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.neo4j.configuration.GraphDatabaseSettings;
import org.neo4j.graphdb.GraphDatabaseService;
import org.neo4j.graphdb.Transaction;
import org.neo4j.graphdb.config.Setting;

@DisplayName("A database with the plug-in")
@StartsServer
class MigrationsTest {

  private static final Map<Setting<?>, Object> WITHOUT_PLUGIN =
      Map.of(ServerSettings.enabled, false);
  private static final Map<Setting<?>, Object> WITH_PLUGIN = Map.of();
  private static final Map<Setting<?>, Object> READ_ONLY =
      Map.of(GraphDatabaseSettings.read_only_database_default, true);
  private static final long NEWEST = MigrationSet.ofProject().newest();
  private static final String TWINS = "UNWIND [1, 2] AS i CREATE (:Person {id: 'twin', copy: i})";

  private GraphServer server;

  @BeforeEach
  void startWithoutPlugin() {
    server = GraphServer.start(WITHOUT_PLUGIN);
  }

  @AfterEach
  void stop() {
    server.close();
  }

  @Test
  void getsItsSchemaBeforeAnybodyAsksForIt() {
    server.restart(WITH_PLUGIN);
    await().untilAsserted(() -> assertThat(versions()).containsExactly(NEWEST));
    assertThat(constraints()).contains("person_id", "group_id", "request_key");
  }

  @Test
  @Exhaustive
  void ofTheTimeBeforeMigrationsGetsItsVersion() throws IOException {
    database()
        .executeTransactionally(
            "CREATE CONSTRAINT person_id IF NOT EXISTS FOR (p:Person) REQUIRE p.id IS UNIQUE");
    database().executeTransactionally("CREATE (:Person {id: 'john.doe'})");
    server.restart(WITH_PLUGIN);
    assertThat(people()).isEqualTo(1L);
    assertThat(versions()).containsExactly(NEWEST);
    assertThat(constraints()).contains("person_id", "group_id", "request_key");
  }

  @Test
  @Exhaustive
  void findsPeopleOfTheTimeBeforeAsSoonAsSomebodyIsIn() throws IOException {
    database()
        .executeTransactionally(
            "UNWIND range(1, 2000) AS i CREATE (:Person {id: 'p' + i, displayName: 'Ann ' + i})");
    server.restart(WITH_PLUGIN);
    try (ProtocolClient client = ProtocolClient.of(server)) {
      String find =
          "CALL db.index.fulltext.queryNodes('people_search', 'displayName:ann') YIELD node"
              + " RETURN count(node)";
      assertThat(client.value(find)).isEqualTo(2000L);
    }
  }

  @Test
  @Exhaustive
  void getsEachMigrationOnce() throws IOException {
    server.restart(WITH_PLUGIN);
    people();
    database().executeTransactionally("DROP CONSTRAINT group_id");
    server.restart(WITH_PLUGIN);
    people();
    assertThat(constraints()).contains("person_id").doesNotContain("group_id");
    assertThat(versions()).containsExactly(NEWEST);
  }

  @Test
  @Exhaustive
  void letsNobodyInBeforeItsSchemaHoweverManyComeAtOnce() throws Exception {
    server.restart(WITH_PLUGIN);
    ExecutorService clients = Executors.newFixedThreadPool(16);
    try {
      for (Future<List<String>> seen :
          clients.invokeAll(
              Collections.<Callable<List<String>>>nCopies(32, this::constraintsOnceIn))) {
        assertThat(seen.get(TestDeadlines.HANGING_SECONDS, SECONDS))
            .contains("person_id", "media_item_id");
      }
    } finally {
      clients.shutdownNow();
    }
    assertThat(versions()).containsExactly(NEWEST);
  }

  private List<String> constraintsOnceIn() throws IOException {
    try (ProtocolClient client = ProtocolClient.of(server)) {
      assertThat(client.value("RETURN 1")).isEqualTo(1L);
      return constraints();
    }
  }

  @Test
  @Exhaustive
  void keepsItsClientsWaitingWhileMigrationsRun() throws Exception {
    startAnew(TestDeadlines.PROCESS);
    ExecutorService clients = Executors.newSingleThreadExecutor();
    try (Transaction blocking = blockingTheLastMigration()) {
      Future<List<String>> waiting = clients.submit(this::constraintsOnceIn);
      await().during(500, MILLISECONDS).until(() -> !waiting.isDone());
      blocking.rollback();
      assertThat(waiting.get(TestDeadlines.HANGING_SECONDS, SECONDS)).contains("request_key");
    } finally {
      clients.shutdownNow();
    }
  }

  @Test
  @Exhaustive
  void refusesThoseWhoWaitLongWhileMigrationsRun() throws Exception {
    startAnew(Duration.ofSeconds(1));
    try (Transaction blocking = blockingTheLastMigration()) {
      HttpAnswer refusal = login();
      assertThat(refusal.status()).isEqualTo(503);
      assertThat(refusal.body()).contains("schema of the database is not complete yet");
      blocking.rollback();
    }
  }

  /**
   * Ends when the first migrations have run.
   *
   * @param login how long a client may wait for others
   */
  private void startAnew(Duration login) {
    server.restart(Map.of(ServerLimitSettings.login_timeout, login));
    await().ignoreExceptions().until(() -> people() != null);
  }

  private Transaction blockingTheLastMigration() {
    takeAwayTheLastMigration();
    Transaction transaction = database().beginTx();
    transaction.execute("CREATE (:Request {key: 'new'})").close(); // holds up its constraint
    return transaction;
  }

  private void takeAwayTheLastMigration() {
    database().executeTransactionally("DROP CONSTRAINT request_key");
    database().executeTransactionally("MATCH (s:ShindigSchema) SET s.version = 1");
  }

  @Test
  void keepsItsClientsOutUntilItsTwinsAreMended() throws IOException {
    database().executeTransactionally(TWINS);
    server.restart(WITH_PLUGIN);
    assertThat(login().status()).isEqualTo(503);
    assertThat(login().body()).contains("not complete").doesNotContain("twin");
    assertThat(versions()).isEmpty();
    database().executeTransactionally("MATCH (p:Person {copy: 2}) DELETE p");
    assertThat(people()).isEqualTo(1L);
    assertThat(versions()).containsExactly(NEWEST);
    assertThat(constraints()).contains("person_id");
  }

  @Test
  void ofANewerPluginIsRefusedAndLeftAlone() throws IOException {
    database()
        .executeTransactionally("CREATE (:ShindigSchema {name: 'shindig-neo4j', version: 1000})");
    server.restart(WITH_PLUGIN);
    for (int i = 0; i < 2; i++) {
      HttpAnswer refusal = login();
      assertThat(refusal.status()).isEqualTo(409);
      assertThat(refusal.body()).contains("version 1000", "none above " + NEWEST);
    }
    assertThat(versions()).containsExactly(1000L);
    assertThat(constraints()).isEmpty();
    try (GraphDriver driver = server.driver()) {
      assertThatThrownBy(driver.run(Statement.cypher("RETURN 1"))::join)
          .hasMessageContaining("409: the schema of the database is newer than its plug-in");
    }
  }

  @Test
  @Exhaustive
  void ofANewerPluginIsRefusedAlsoWhenItGetsItsVersionLater() throws IOException {
    server.restart(WITH_PLUGIN);
    people();
    database().executeTransactionally("MATCH (s:ShindigSchema) SET s.version = 1000");
    assertThat(login().status()).isEqualTo(409);
  }

  @Test
  @Exhaustive
  void thatAUserHasEmptiedStaysInUse() throws IOException {
    server.restart(WITH_PLUGIN);
    people();
    database().executeTransactionally("MATCH (n) DETACH DELETE n");
    assertThat(people()).isEqualTo(0L);
    assertThat(versions()).isEmpty();
    server.restart(WITH_PLUGIN);
    assertThat(people()).isEqualTo(0L);
    assertThat(versions()).containsExactly(NEWEST);
  }

  @Test
  @Exhaustive
  void thatCannotBeWrittenHereWaitsForAnotherMemberToMigrateIt() throws IOException {
    server.restart(READ_ONLY);
    HttpAnswer refusal = login();
    assertThat(refusal.status()).isEqualTo(503);
    assertThat(refusal.body()).contains("cannot be written here");
    server.restart(WITH_PLUGIN);
    people();
    server.restart(READ_ONLY);
    assertThat(people()).isEqualTo(0L);
  }

  @Test
  void isReportedOnceWithItsReason() {
    RecordedLog log = new RecordedLog();
    Migrations migrations = new Migrations(MigrationSet.ofProject(), Runnable::run, log.log());
    database().executeTransactionally(TWINS);
    for (int i = 0; i < 2; i++) {
      assertThat(migrations.ready(database())).isCompletedExceptionally();
    }
    assertThat(log.lines()).hasSize(1);
    assertThat(log.lines().get(0))
        .startsWith("error: ")
        .contains("database neo4j", "migration 1 (people-and-groups)", "CONSTRAINT person_id")
        .contains("have the label `Person` and property `id` = 'twin'");
    database().executeTransactionally("MATCH (p:Person) DELETE p");
    assertThat(migrations.ready(database())).isCompleted();
    database().executeTransactionally("MATCH (s:ShindigSchema) SET s.version = 1000");
    assertThat(migrations.ready(database())).isCompletedExceptionally();
    assertThat(log.lines().get(log.lines().size() - 1))
        .startsWith("error: ")
        .contains("version 1000", "none above " + NEWEST);
  }

  private HttpAnswer login() throws IOException {
    try (RawWebSocket socket = new RawWebSocket(server.port())) {
      return socket.upgrade(
          UpgradeText.to("neo4j", GraphServer.CREDENTIALS, "shindig-neo4j.v1.bson"));
    }
  }

  private Object people() throws IOException {
    try (ProtocolClient client = ProtocolClient.of(server)) {
      return client.value("MATCH (p:Person) RETURN count(p)");
    }
  }

  private GraphDatabaseService database() {
    return server.database("neo4j");
  }

  private List<Object> versions() {
    return column("MATCH (s:ShindigSchema) RETURN s.version AS value");
  }

  private List<String> constraints() {
    return column("SHOW CONSTRAINTS YIELD name AS value").stream().map(String::valueOf).toList();
  }

  private List<Object> column(String query) {
    return database()
        .executeTransactionally(
            query, Map.of(), result -> result.stream().map(row -> row.get("value")).toList());
  }
}
