package io.shindigneo4j.server.migration;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.schema.migration.MigrationSet;
import io.shindigneo4j.server.ServerSettings;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.StartsServer;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.neo4j.dbms.api.DatabaseManagementService;
import org.neo4j.graphdb.GraphDatabaseService;
import org.neo4j.logging.NullLog;

/** By hand, since only Neo4j's Enterprise edition stops a single database. */
@DisplayName("A database that stops and starts")
@StartsServer
class DatabaseWatchTest {

  private static GraphServer server;

  private final List<GraphDatabaseService> ready = new ArrayList<>();

  @BeforeAll
  static void startWithoutPlugin() {
    server = GraphServer.start(Map.of(ServerSettings.enabled, false));
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  @BeforeEach
  void empty() {
    server.database("neo4j").executeTransactionally("MATCH (n) DETACH DELETE n");
  }

  @Test
  void getsItsSchemaWhenItStarts() {
    DatabaseWatch watch = watch("neo4j");
    watch.databaseStart(() -> "another");
    assertThat(versions()).isZero();
    watch.databaseStart(() -> "neo4j");
    assertThat(versions()).isOne();
  }

  @Test
  void getsItAgainForAnotherStoreInItsPlace() {
    DatabaseWatch watch = watch("neo4j");
    watch.start();
    assertThat(versions()).isOne();
    empty();
    watch.databaseStart(() -> "neo4j");
    assertThat(versions()).as("emptied by a user").isZero();
    watch.databaseShutdown(() -> "neo4j");
    watch.databaseStart(() -> "neo4j");
    assertThat(versions()).isOne();
  }

  @Test
  void mayComeLaterThanThePlugin() {
    watch("later").start();
    assertThat(versions()).isZero();
    assertThat(ready).isEmpty();
  }

  @Test
  void isToldEachTimeThatItMayBeUsed() {
    DatabaseWatch watch = watch("neo4j");
    watch.start();
    watch.databaseStart(() -> "neo4j");
    assertThat(ready).hasSize(2);
  }

  private static long versions() {
    return server
        .database("neo4j")
        .executeTransactionally(
            "MATCH (s:ShindigSchema) RETURN s", Map.of(), result -> result.stream().count());
  }

  private DatabaseWatch watch(String name) {
    Migrations migrations =
        new Migrations(MigrationSet.ofProject(), Runnable::run, NullLog.getInstance());
    return new DatabaseWatch(service(), name, migrations, Runnable::run, ready::add);
  }

  private static DatabaseManagementService service() {
    return (DatabaseManagementService)
        Proxy.newProxyInstance(
            DatabaseWatchTest.class.getClassLoader(),
            new Class<?>[] {DatabaseManagementService.class},
            (proxy, method, arguments) ->
                method.getName().equals("database")
                    ? server.database((String) arguments[0])
                    : null);
  }
}
