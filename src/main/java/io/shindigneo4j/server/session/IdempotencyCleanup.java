package io.shindigneo4j.server.session;

import io.shindigneo4j.server.migration.NotWritableFailures;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.neo4j.graphdb.GraphDatabaseService;
import org.neo4j.logging.Log;

/**
 * Deletes stored writes and OpenSocial's receipts that are too old to be sent again: in batches, in
 * transactions of their own, so that no write waits for another one's cleanup. Of the servers of a
 * database, the leader does it.
 */
final class IdempotencyCleanup {

  private static final Duration MEMORY = Duration.ofDays(1);
  private static final Duration PAUSE = Duration.ofHours(1);
  private static final List<String> FORGET =
      List.of(
          "MATCH (w:ShindigWrite) WHERE w.at < $before CALL (w) { DELETE w } IN TRANSACTIONS",
          "MATCH (r:Request) WHERE r.at < $before CALL (r) { DELETE r } IN TRANSACTIONS");

  private final Timer timer;
  private final WorkerPools workers;
  private final Log log;
  private final Set<GraphDatabaseService> databases = ConcurrentHashMap.newKeySet();

  IdempotencyCleanup(Timer timer, WorkerPools workers, Log log) {
    this.timer = timer;
    this.workers = workers;
    this.log = log;
  }

  void begin() {
    new RepeatedTask(timer, PAUSE.toNanos(), this::cleanUp).begin();
  }

  /** Adds a database; the system database stores no such writes. */
  void add(GraphDatabaseService database) {
    if (!database.databaseName().equals(Databases.SYSTEM_DATABASE)) {
      databases.add(database);
    }
  }

  private void cleanUp() {
    databases.removeIf(database -> !database.isAvailable());
    databases.forEach(
        database -> workers.resume(() -> forget(database, System.currentTimeMillis())));
  }

  /**
   * @param now in milliseconds since 1970
   */
  void forget(GraphDatabaseService database, long now) {
    Map<String, Object> parameters = Map.of("before", now - MEMORY.toMillis());
    try {
      FORGET.forEach(text -> database.executeTransactionally(text, parameters));
    } catch (RuntimeException e) { // another time, then
      if (!NotWritableFailures.isCauseOf(e)) { // the leader does it
        log.warn("Old writes could not be forgotten in " + database.databaseName(), e);
      }
    }
  }
}
