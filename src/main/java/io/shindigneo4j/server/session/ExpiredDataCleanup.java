package io.shindigneo4j.server.session;

import io.shindigneo4j.schema.ImportMarker;
import io.shindigneo4j.schema.expiry.ExpiredData;
import io.shindigneo4j.server.migration.NotWritableFailures;
import java.time.Duration;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.neo4j.graphdb.GraphDatabaseService;
import org.neo4j.logging.Log;

/**
 * Deletes stored writes that are too old to be sent again, and what has expired of OpenSocial's: in
 * batches, in transactions of their own, so that no write waits for another one's cleanup. Of the
 * servers of a database, the leader does it.
 */
final class ExpiredDataCleanup {

  private static final Duration MEMORY = Duration.ofDays(1);
  private static final Duration PAUSE = Duration.ofHours(1);
  private static final String WRITES =
      "MATCH (w:ShindigWrite) WHERE w.at < $before CALL (w) { DELETE w } IN TRANSACTIONS";

  private final Timer timer;
  private final WorkerPools workers;
  private final Log log;
  private final Set<GraphDatabaseService> databases = ConcurrentHashMap.newKeySet();

  ExpiredDataCleanup(Timer timer, WorkerPools workers, Log log) {
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
    if (isImporting(database)) {
      return;
    }
    delete(database, WRITES, Map.of("before", now - MEMORY.toMillis()));
    for (ExpiredData expired : ExpiredData.values()) {
      delete(database, expired.cypher(), expired.parameters(now));
    }
  }

  /** As well where that cannot be told. */
  private boolean isImporting(GraphDatabaseService database) {
    try {
      return database.executeTransactionally(
          ImportMarker.COUNT, Map.of(), found -> (Long) found.next().get("imports") > 0);
    } catch (RuntimeException e) {
      log.warn("What is old could not be looked for in " + database.databaseName(), e);
      return true;
    }
  }

  private void delete(GraphDatabaseService database, String text, Map<String, Object> parameters) {
    try {
      database.executeTransactionally(text, parameters);
    } catch (RuntimeException e) { // another time, then
      if (!NotWritableFailures.isCauseOf(e)) { // the leader does it
        log.warn("What is old could not be deleted in " + database.databaseName(), e);
      }
    }
  }
}
