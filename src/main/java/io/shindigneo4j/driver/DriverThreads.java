package io.shindigneo4j.driver;

import io.shindigneo4j.driver.connection.CallbackExecutor;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** The daemon threads of a driver: one for deadlines, and those that complete futures. */
final class DriverThreads implements AutoCloseable {

  private final ScheduledThreadPoolExecutor timer =
      new ScheduledThreadPoolExecutor(1, task -> daemon(task, "timer"));
  private final CallbackExecutor callbacks = new CallbackExecutor(task -> daemon(task, "callback"));

  DriverThreads() {
    timer.setRemoveOnCancelPolicy(true);
    timer.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
  }

  ScheduledExecutorService timer() {
    return timer;
  }

  CallbackExecutor callbacks() {
    return callbacks;
  }

  /**
   * @throws RejectedExecutionException after the close
   */
  Future<?> schedule(Runnable task, Duration delay) {
    return timer.schedule(task, delay.toNanos(), TimeUnit.NANOSECONDS);
  }

  /** Runs a task that may block, after a delay; also after the close. */
  void later(Runnable task, Duration delay) {
    CompletableFuture.delayedExecutor(delay.toNanos(), TimeUnit.NANOSECONDS, callbacks)
        .execute(task);
  }

  /**
   * @param task must not throw, since it would not be called again
   */
  void repeat(Runnable task, Duration interval) {
    timer.scheduleWithFixedDelay(
        task, interval.toNanos(), interval.toNanos(), TimeUnit.NANOSECONDS);
  }

  /** Drops what is scheduled. */
  @Override
  public void close() {
    timer.shutdownNow();
    callbacks.close();
  }

  private static Thread daemon(Runnable task, String role) {
    Thread thread = new Thread(task, "shindig-neo4j-driver-" + role);
    thread.setDaemon(true);
    return thread;
  }
}
