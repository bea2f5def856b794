package io.shindigneo4j.driver;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** Repeats attempts that have failed, until a time limit is reached. No thread waits in between. */
final class AsynchronousRetries {

  private final Executor callbacks;
  private final Consumer<String> listener;

  /**
   * Retries that keep no state.
   *
   * @param callbacks runs the attempts after the first
   * @param listener told the code of each failure after which there is another attempt
   */
  AsynchronousRetries(Executor callbacks, Consumer<String> listener) {
    this.callbacks = callbacks;
    this.listener = listener;
  }

  /**
   * Runs an attempt until it succeeds, or its failure is not to be retried. Cancelling the future
   * cancels the attempt that is running.
   *
   * @param attempt takes the time that is left
   */
  <T> CompletableFuture<T> run(
      RetryPolicy policy, Duration limit, Function<Duration, CompletableFuture<T>> attempt) {
    Run<T> run = new Run<>(policy, System.nanoTime() + limit.toNanos(), attempt);
    run.attempt(limit);
    return run.result;
  }

  private final class Run<T> {

    private final RetryPolicy policy;
    private final long deadline;
    private final Function<Duration, CompletableFuture<T>> attempt;
    private final CompletableFuture<T> result = new CompletableFuture<>();

    // Both used by one attempt at a time. The second is null before the first failure.
    private int failures;

    private @Nullable DriverException before;

    Run(RetryPolicy policy, long deadline, Function<Duration, CompletableFuture<T>> attempt) {
      this.policy = policy;
      this.deadline = deadline;
      this.attempt = attempt;
    }

    void attempt(Duration left) {
      CompletableFuture<T> running = attempt.apply(left);
      result.whenComplete(
          (value, failure) -> {
            if (failure != null) { // perhaps cancelled by the application
              running.cancel(false);
            }
          });
      running.whenComplete(this::ended);
    }

    private void ended(T value, @Nullable Throwable thrown) {
      if (thrown == null) {
        result.complete(value);
        return;
      }
      Throwable failure =
          thrown instanceof CompletionException && thrown.getCause() != null
              ? thrown.getCause()
              : thrown;
      if (failure instanceof DriverException known) {
        failures++;
        remember(known);
        policy
            .delay(known, failures, RandomGenerator.getDefault())
            .filter(delay -> left().compareTo(delay) > 0)
            .ifPresentOrElse(
                delay -> attemptLater(delay, known), () -> result.completeExceptionally(failure));
      } else {
        result.completeExceptionally(failure);
      }
    }

    /** Each failure has those before as suppressed exceptions. */
    private void remember(DriverException failure) {
      if (before != null && before != failure) {
        failure.addSuppressed(before);
      }
      before = failure;
    }

    private Duration left() {
      return Duration.ofNanos(deadline - System.nanoTime());
    }

    private void attemptLater(Duration delay, DriverException failure) {
      CompletableFuture.delayedExecutor(delay.toNanos(), TimeUnit.NANOSECONDS, callbacks)
          .execute(() -> attemptAgain(failure));
    }

    private void attemptAgain(DriverException failure) {
      Duration left = left();
      if (result.isDone()) { // cancelled
        return;
      }
      if (left.isNegative() || left.isZero()) {
        result.completeExceptionally(failure);
      } else {
        listener.accept(failure.code());
        attemptOrFail(left);
      }
    }

    /** The future must complete whatever happens here. */
    private void attemptOrFail(Duration left) {
      try {
        attempt(left);
      } catch (RuntimeException | OutOfMemoryError e) {
        result.completeExceptionally(e);
      }
    }
  }
}
