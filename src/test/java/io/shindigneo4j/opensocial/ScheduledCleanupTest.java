package io.shindigneo4j.opensocial;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.Link;
import io.shindigneo4j.testing.OldData;
import io.shindigneo4j.testing.SharedGraphServer;
import java.time.Clock;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.neo4j.graphdb.GraphDatabaseService;
import org.neo4j.graphdb.Result;
import org.neo4j.graphdb.Transaction;

@DisplayName("Shindig over Bolt deletes what has expired")
@ExtendWith(SharedGraphServer.class)
class ScheduledCleanupTest {

  @Test
  void andNothingElse(GraphServer server) {
    server.clear();
    GraphDriver driver = Link.BOLT.sharedDriver(server);
    OldData.create(server);
    Clock clock = Clock.fixed(OldData.NOW, ZoneOffset.UTC);
    try (ScheduledCleanup cleanup = new ScheduledCleanup(driver, clock)) {
      cleanup.cleanUp();
    }
    assertThat(OldData.left(server)).containsExactlyElementsOf(OldData.KEPT);
  }

  @Test
  void butNothingWhileACopyIsBeingImported(GraphServer server) {
    server.clear();
    OldData.create(server);
    List<String> all = OldData.left(server);
    GraphDatabaseService database = server.database("neo4j");
    database.executeTransactionally("CREATE (:ShindigImport)");
    Clock clock = Clock.fixed(OldData.NOW, ZoneOffset.UTC);
    try (ScheduledCleanup cleanup = new ScheduledCleanup(Link.BOLT.sharedDriver(server), clock)) {
      cleanup.cleanUp();
      database.executeTransactionally("MATCH (i:ShindigImport) DELETE i");
      assertThat(OldData.left(server)).containsExactlyElementsOf(all);
    }
  }

  @Test
  void butNoRevocationThatIsRenewedMeanwhile(GraphServer server) {
    server.clear();
    GraphDatabaseService database = server.database("neo4j");
    database.executeTransactionally("CREATE (:Revocation {key: 'k', kind: 'all', before: 1})");
    Clock clock = Clock.fixed(OldData.NOW, ZoneOffset.UTC);
    try (ScheduledCleanup cleanup = new ScheduledCleanup(Link.BOLT.sharedDriver(server), clock)) {
      CompletableFuture<Void> cleaning;
      try (Transaction renewal = database.beginTx()) {
        renewal.execute("MATCH (r:Revocation) SET r.before = " + clock.millis()).close();
        cleaning = CompletableFuture.runAsync(cleanup::cleanUp);
        await().until(() -> isWaiting(database));
        renewal.commit();
      }
      cleaning.join();
    }
    assertThat(OldData.left(server)).containsExactly("Revocation k");
  }

  private static boolean isWaiting(GraphDatabaseService database) {
    return database.executeTransactionally(
        "SHOW TRANSACTIONS YIELD status WHERE status STARTS WITH 'Blocked' RETURN status",
        Map.of(),
        Result::hasNext);
  }
}
