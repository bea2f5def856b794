package io.shindigneo4j.server.projection;

import java.time.Duration;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** Schedules the next fill, one at a time and with backoff. Confined to one thread at a time. */
final class RefillSchedule {

  private final ScheduledExecutorService threads;
  private final RefillBackoff backoff;
  private final Runnable refill;
  private boolean scheduled;
  private long readySince;

  /**
   * @param refill begins a fill; it calls {@link #begun} first
   */
  RefillSchedule(ScheduledExecutorService threads, RefillBackoff backoff, Runnable refill) {
    this.threads = threads;
    this.backoff = backoff;
    this.refill = refill;
  }

  void now() {
    schedule(Duration.ZERO);
  }

  /** Refills after a pause, which depends on how long the result of the last fill was in use. */
  void afterReady() {
    schedule(backoff.next(Duration.ofNanos(System.nanoTime() - readySince)));
  }

  /** Refills after a pause, as the last fill failed. */
  void afterFailure() {
    schedule(backoff.next(Duration.ZERO));
  }

  void begun() {
    scheduled = false;
  }

  void ready() {
    readySince = System.nanoTime();
  }

  private void schedule(Duration pause) {
    if (!scheduled) {
      scheduled = true;
      run(refill, pause);
    }
  }

  /** Runs an action after a pause, unless the server stops before. */
  void run(Runnable action, Duration pause) {
    try {
      threads.schedule(action, pause.toNanos(), TimeUnit.NANOSECONDS);
    } catch (RejectedExecutionException e) {
      // the server is stopping
    }
  }
}
