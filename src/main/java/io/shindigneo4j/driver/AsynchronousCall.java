package io.shindigneo4j.driver;

import java.net.URI;
import java.time.Duration;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;

/** A statement whose answer completes a future, on a thread that may be held up. */
final class AsynchronousCall extends Call {

  private final CompletableFuture<Result> answer = new CompletableFuture<>();

  /** Runs what the caller has chained to the answer. */
  private final Executor callbacks;

  AsynchronousCall(Statement statement, Duration timeout, URI server, Executor callbacks) {
    super(statement, timeout, server, 0, OptionalLong.empty());
    this.callbacks = callbacks;
    answer.whenComplete(
        (result, failure) -> {
          if (failure != null) { // perhaps by whoever waits for it
            cancel();
          }
        });
  }

  CompletableFuture<Result> answer() {
    return answer;
  }

  @Override
  boolean isDone() {
    return answer.isDone();
  }

  @Override
  void received(Answer received, boolean last) {
    callbacks.execute(() -> complete(received));
  }

  private void complete(Answer received) {
    try {
      answer.complete(result(received));
    } catch (DriverException | OutOfMemoryError e) {
      answer.completeExceptionally(e);
    }
  }

  void deadlineReached() {
    fail(timedOut());
  }

  @Override
  void lost(Throwable cause) {
    answer.completeExceptionally(disconnection(cause));
  }

  @Override
  void fail(DriverException exception) {
    callbacks.execute(() -> answer.completeExceptionally(exception));
  }
}
