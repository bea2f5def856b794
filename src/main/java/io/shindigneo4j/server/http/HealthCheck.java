package io.shindigneo4j.server.http;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;

/**
 * Whether clients can log in. Anybody may ask, so that the answer is cached for a second. Safe for
 * use by many threads.
 */
final class HealthCheck {

  private static final long KEPT = TimeUnit.SECONDS.toNanos(1);

  private final BooleanSupplier ready;
  private final Executor threads;
  private final LongSupplier clock;

  // Both guarded by this. The first is null before somebody has asked.
  private CompletableFuture<Boolean> last;
  private long asked;

  /**
   * @param ready looks it up, on one of the threads
   * @param clock as {@link System#nanoTime}
   */
  HealthCheck(BooleanSupplier ready, Executor threads, LongSupplier clock) {
    this.ready = ready;
    this.threads = threads;
    this.clock = clock;
  }

  /** Completes with the result; never fails. */
  synchronized CompletableFuture<Boolean> check() {
    long now = clock.getAsLong();
    if (last == null || (last.isDone() && now - asked >= KEPT)) {
      asked = now;
      last =
          CompletableFuture.supplyAsync(ready::getAsBoolean, threads)
              .exceptionally(failure -> false);
    }
    return last;
  }
}
