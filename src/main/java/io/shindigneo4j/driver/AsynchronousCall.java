package io.shindigneo4j.driver;

import io.shindigneo4j.driver.connection.LazyResponse;
import java.time.Duration;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;

/** A statement whose result completes a future, on a thread that may be blocked. */
final class AsynchronousCall extends StatementCall {

  private final CompletableFuture<Result> result = new CompletableFuture<>();

  /** Runs what the application has chained to the result. */
  private final Executor callbacks;

  AsynchronousCall(
      Statement statement, Duration timeout, Call.Context context, Executor callbacks) {
    super(statement, timeout, context, 0, OptionalLong.empty());
    this.callbacks = callbacks;
    result.whenComplete(
        (value, failure) -> {
          if (failure != null) { // perhaps cancelled by the application
            cancel();
          }
        });
  }

  CompletableFuture<Result> result() {
    return result;
  }

  @Override
  public boolean isDone() {
    return result.isDone();
  }

  @Override
  public void received(LazyResponse response, boolean last) {
    callbacks.execute(() -> complete(response));
  }

  private void complete(LazyResponse response) {
    try {
      result.complete(result(response));
    } catch (DriverException | OutOfMemoryError e) {
      result.completeExceptionally(e);
    }
  }

  void deadlineReached() {
    fail(timedOut());
  }

  @Override
  public void disconnected(Throwable cause) {
    result.completeExceptionally(disconnection(cause));
  }

  @Override
  void fail(DriverException exception) {
    callbacks.execute(() -> result.completeExceptionally(exception));
  }
}
