package io.shindigneo4j.opensocial.execution;

import io.shindigneo4j.driver.TransientDriverException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * Tries a call again that the database has rolled back for the sake of another, as each had waited
 * for the other. Nothing else is tried again: it might have taken effect.
 */
final class Deadlocks {

  private static final String CODE = "Neo.TransientError.Transaction.DeadlockDetected";
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
                retries > 0 && isDeadlock(failure)
                    ? later(() -> retried(call, retries - 1))
                    : CompletableFuture.failedFuture(failure));
  }

  private static boolean isDeadlock(Throwable failure) {
    Throwable cause = failure instanceof CompletionException ? failure.getCause() : failure;
    return cause instanceof TransientDriverException known && known.code().equals(CODE);
  }

  private static <T> CompletableFuture<T> later(Supplier<CompletableFuture<T>> call) {
    int pause = ThreadLocalRandom.current().nextInt(1, LONGEST_PAUSE_MILLIS);
    Executor timer = CompletableFuture.delayedExecutor(pause, TimeUnit.MILLISECONDS);
    return CompletableFuture.supplyAsync(call, timer).thenCompose(answer -> answer);
  }
}
