package io.shindigneo4j.opensocial;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.schema.request.Receipt;
import java.time.Clock;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Deletes the receipts that are too old to be asked for, once an hour and in batches. Our plug-in
 * does the same; this is for a database without it.
 */
final class ReceiptCleanup implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(ReceiptCleanup.class);
  private static final String DELETE =
      "MATCH (r:Request) WHERE r.at < $before CALL (r) { DELETE r } IN TRANSACTIONS";

  private final GraphDriver driver;
  private final Clock clock;
  private final ScheduledExecutorService thread =
      Executors.newSingleThreadScheduledExecutor(ReceiptCleanup::thread);

  ReceiptCleanup(GraphDriver driver, Clock clock) {
    this.driver = driver;
    this.clock = clock;
  }

  private static Thread thread(Runnable task) {
    Thread thread = new Thread(task, "shindig-neo4j-receipts");
    thread.setDaemon(true);
    return thread;
  }

  void begin() {
    thread.scheduleWithFixedDelay(this::cleanUp, 1, 1, TimeUnit.HOURS);
  }

  /** Never throws, since it would not be called again. */
  void cleanUp() {
    try {
      driver.execute(
          Statement.cypher(DELETE).with("before", clock.millis() - Receipt.LIFETIME).writing());
    } catch (RuntimeException e) { // the next cleanup deletes them
      LOG.debug("Old receipts could not be deleted", e);
    }
  }

  @Override
  public void close() {
    thread.shutdownNow();
  }
}
