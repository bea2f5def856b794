package io.shindigneo4j.driver.cluster;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Runs short tasks after a delay, one at a time; none after the driver is closed. */
interface SerialScheduler {

  Future<?> schedule(Duration delay, Runnable task);

  default void execute(Runnable task) {
    schedule(Duration.ZERO, task);
  }

  /** Runs the tasks on the one thread of a timer. */
  static SerialScheduler on(ScheduledExecutorService timer) {
    Logger log = LoggerFactory.getLogger(SerialScheduler.class);
    return (delay, task) -> {
      try {
        return timer.schedule(() -> runLogged(log, task), delay.toNanos(), TimeUnit.NANOSECONDS);
      } catch (RejectedExecutionException e) { // the driver has been closed
        return CompletableFuture.completedFuture(null);
      }
    };
  }

  private static void runLogged(Logger log, Runnable task) {
    try {
      task.run();
    } catch (RuntimeException | Error e) { // which nobody else would see
      log.error("The routing table and the servers cannot be updated", e);
    }
  }
}
