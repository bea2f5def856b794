package io.shindigneo4j.driver;

import java.time.Duration;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** Repeats attempts that have failed, until a time limit is reached. The caller's thread waits. */
final class Retries {

  private final LongSupplier nanoTime;
  private final RandomGenerator random;
  private final Sleeper sleeper;
  private final Consumer<String> listener;

  /** Lets the thread sleep. */
  interface Sleeper {
    void sleep(Duration pause) throws InterruptedException;
  }

  /**
   * Retries with a clock of their own.
   *
   * @param listener told the code of each failure after which there is another attempt
   */
  Retries(
      LongSupplier nanoTime, RandomGenerator random, Sleeper sleeper, Consumer<String> listener) {
    this.nanoTime = nanoTime;
    this.random = random;
    this.sleeper = sleeper;
    this.listener = listener;
  }

  static Retries real(Consumer<String> listener) {
    return new Retries(
        System::nanoTime,
        RandomGenerator.getDefault(),
        pause -> Thread.sleep(pause.toMillis()),
        listener);
  }

  /**
   * Runs an attempt until it succeeds, or its failure is not to be retried.
   *
   * @param attempt takes the time that is left
   * @throws DriverException the last failure, with those before as suppressed exceptions
   * @throws CancellationException if the thread is interrupted; it stays interrupted
   */
  <T extends @Nullable Object> T run(
      RetryPolicy policy, Duration limit, Function<Duration, T> attempt) {
    long start = nanoTime.getAsLong();
    DriverException before = null;
    Duration left = limit;
    for (int failures = 1; ; failures++) {
      try {
        return attempt.apply(left);
      } catch (DriverException e) {
        if (before != null && before != e) {
          e.addSuppressed(before);
        }
        left = limit.minusNanos(nanoTime.getAsLong() - start);
        Duration delay = policy.delay(e, failures, random).orElseThrow(() -> e);
        if (left.compareTo(delay) <= 0) {
          throw e;
        }
        sleep(delay, e);
        listener.accept(e.code());
        left = left.minus(delay);
        before = e;
      }
    }
  }

  private void sleep(Duration delay, DriverException cause) {
    try {
      sleeper.sleep(delay);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      CancellationException interrupted = new CancellationException("interrupted");
      interrupted.addSuppressed(cause);
      throw interrupted;
    }
  }
}
