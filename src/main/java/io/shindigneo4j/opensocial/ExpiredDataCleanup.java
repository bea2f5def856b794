package io.shindigneo4j.opensocial;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
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
final class ExpiredDataCleanup implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(ExpiredDataCleanup.class);

  private final GraphDriver driver;
  private final Clock clock;
  private final ScheduledExecutorService thread =
      Executors.newSingleThreadScheduledExecutor(ExpiredDataCleanup::thread);

  ExpiredDataCleanup(GraphDriver driver, Clock clock) {
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
    for (ExpiredData expired : ExpiredData.values()) {
      delete(expired);
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
