package io.shindigneo4j.opensocial.execution;

import io.shindigneo4j.driver.DriverException;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
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
  private static final int LONGEST_PAUSE_MILLIS = 50;

  private Deadlocks() {}

  static <T> CompletableFuture<T> retried(Supplier<CompletableFuture<T>> call) {
    return retried(call, RETRIES);
  }

  private static <T> CompletableFuture<T> retried(
      Supplier<CompletableFuture<T>> call, int retries) {
    return call.get()
        .exceptionallyCompose(
            failure ->
                retries > 0 && isRolledBack(failure)
                    ? later(() -> retried(call, retries - 1))
                    : CompletableFuture.failedFuture(failure));
  }

  private static boolean isRolledBack(Throwable failure) {
    Throwable cause = failure instanceof CompletionException ? failure.getCause() : failure;
    return cause instanceof DriverException known && CODES.contains(known.code());
  }

  private static <T> CompletableFuture<T> later(Supplier<CompletableFuture<T>> call) {
    int pause = ThreadLocalRandom.current().nextInt(1, LONGEST_PAUSE_MILLIS);
    Executor timer = CompletableFuture.delayedExecutor(pause, TimeUnit.MILLISECONDS);
    return CompletableFuture.supplyAsync(call, timer).thenCompose(answer -> answer);
  }
}
