package io.shindigneo4j.driver;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Does what takes no time after a while, one thing after the other; nothing after the close. */
interface Steps {

  Future<?> after(Duration pause, Runnable step);

  default void now(Runnable step) {
    after(Duration.ZERO, step);
  }

  /** On the one thread of a timer. */
  static Steps on(ScheduledExecutorService timer) {
    Logger log = LoggerFactory.getLogger(Steps.class);
    return (pause, step) -> {
      try {
        return timer.schedule(() -> logged(log, step), pause.toNanos(), TimeUnit.NANOSECONDS);
      } catch (RejectedExecutionException e) { // the driver has been closed
        return CompletableFuture.completedFuture(null);
      }
    };
  }

  private static void logged(Logger log, Runnable step) {
    try {
      step.run();
    } catch (RuntimeException | Error e) { // which nobody would hear of
      log.error("The servers cannot be looked after", e);
    }
  }
}
