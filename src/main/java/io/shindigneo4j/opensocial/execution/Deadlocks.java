package io.shindigneo4j.opensocial.execution;

import io.shindigneo4j.driver.DriverException;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Tries a call again that the database has rolled back for the sake of another: each had waited for
 * the other, or the other has deleted what this one was about to read. Nothing else is tried again:
 * it might have taken effect.
 */
final class Deadlocks {

  private static final Set<String> CODES =
      Set.of(
          "Neo.TransientError.Transaction.DeadlockDetected",
          "Neo.ClientError.Statement.EntityNotFound");
  private static final int RETRIES = 10;
  private static final int LONGEST_FIRST_PAUSE_MILLIS = 50;
  private static final int LONGEST_PAUSE_MILLIS = 1_000;

  private Deadlocks() {}

  /**
   * The answer of the last try, within the timeout.
   *
   * @param call takes the time that is left
   */
  static <T> CompletableFuture<T> retried(
      Function<Duration, CompletableFuture<T>> call, Duration timeout) {
    return tried(call, timeout, System.nanoTime() + timeout.toNanos(), RETRIES);
  }

  private static <T> CompletableFuture<T> tried(
      Function<Duration, CompletableFuture<T>> call, Duration left, long deadline, int retries) {
    return call.apply(left)
        .exceptionallyCompose(
            failure ->
                retries > 0 && isRolledBack(failure)
                    ? triedLater(call, failure, deadline, retries - 1)
                    : CompletableFuture.failedFuture(failure));
  }

  /** Fails at once where the pause would take all the time that is left. */
  private static <T> CompletableFuture<T> triedLater(
      Function<Duration, CompletableFuture<T>> call,
      Throwable failure,
      long deadline,
      int retries) {
    Duration pause = pause(retries);
    if (left(deadline).compareTo(pause) <= 0) {
      return CompletableFuture.failedFuture(failure);
    }
    return later(
        pause,
        () -> {
          Duration left = left(deadline);
          return left.isNegative() || left.isZero()
              ? CompletableFuture.failedFuture(failure)
              : tried(call, left, deadline, retries);
        });
  }

  /** Chance keeps apart those that met, the more so the more often they have. */
  private static Duration pause(int retriesLeft) {
    int longest = LONGEST_FIRST_PAUSE_MILLIS << (RETRIES - 1 - retriesLeft);
    return Duration.ofMillis(
        ThreadLocalRandom.current().nextInt(1, Math.min(longest, LONGEST_PAUSE_MILLIS)));
  }

  private static Duration left(long deadline) {
    return Duration.ofNanos(deadline - System.nanoTime());
  }

  private static boolean isRolledBack(Throwable failure) {
    Throwable cause = failure instanceof CompletionException ? failure.getCause() : failure;
    return cause instanceof DriverException known && CODES.contains(known.code());
  }

  private static <T> CompletableFuture<T> later(
      Duration pause, Supplier<CompletableFuture<T>> call) {
    Executor timer = CompletableFuture.delayedExecutor(pause.toNanos(), TimeUnit.NANOSECONDS);
    return CompletableFuture.supplyAsync(call, timer).thenCompose(answer -> answer);
  }
}
