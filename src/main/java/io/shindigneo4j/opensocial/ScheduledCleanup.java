package io.shindigneo4j.opensocial;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.schema.ImportMarker;
import io.shindigneo4j.schema.expiry.ExpiredData;
import java.time.Clock;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Deletes what has expired, once an hour. Our plug-in does the same; this is for a database without
 * it.
 */
final class ScheduledCleanup implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(ScheduledCleanup.class);

  private final GraphDriver driver;
  private final Clock clock;
  private final ScheduledExecutorService thread =
      Executors.newSingleThreadScheduledExecutor(ScheduledCleanup::thread);

  ScheduledCleanup(GraphDriver driver, Clock clock) {
    this.driver = driver;
    this.clock = clock;
  }

  private static Thread thread(Runnable task) {
    Thread thread = new Thread(task, "shindig-neo4j-expiry");
    thread.setDaemon(true);
    return thread;
  }

  void begin() {
    thread.scheduleWithFixedDelay(this::cleanUp, 1, 1, TimeUnit.HOURS);
  }

  void cleanUp() {
    if (isImporting()) {
      return;
    }
    for (ExpiredData expired : ExpiredData.values()) {
      delete(expired);
    }
  }

  /** As well where that cannot be told. */
  private boolean isImporting() {
    try {
      return driver
          .execute(Statement.cypher(ImportMarker.COUNT))
          .first()
          .map(row -> row.get("imports", Long.class) > 0)
          .orElse(true);
    } catch (RuntimeException e) {
      LOG.debug("What is old could not be looked for", e);
      return true;
    }
  }

  /** Never throws, since nothing would be deleted any more. */
  private void delete(ExpiredData expired) {
    try {
      driver.execute(
          Statement.cypher(expired.cypher()).with(expired.parameters(clock.millis())).writing());
    } catch (RuntimeException e) { // the next cleanup deletes them
      LOG.debug("Old {} could not be deleted", expired, e);
    }
  }

  @Override
  public void close() {
    thread.shutdownNow();
  }
}
