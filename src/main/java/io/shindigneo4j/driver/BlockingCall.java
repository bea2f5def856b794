package io.shindigneo4j.driver;

import java.net.URI;
import java.time.Duration;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;

/** A statement whose answer is decoded by the thread that waits for it. */
final class BlockingCall extends Call {

  private final CompletableFuture<Answer> answer = new CompletableFuture<>();
  private final long begun = System.nanoTime();

  BlockingCall(Statement statement, Duration timeout, URI server, OptionalLong transaction) {
    super(statement, timeout, server, 0, transaction);
  }

  /**
   * Waits until the statement's timeout is over, which has begun with the call.
   *
   * @throws DriverException why there is none
   */
  Result await() {
    return result(Waiting.on(answer, timeout(), begun, this));
  }

  /** It may be too late before there is somebody who waits. */
  @Override
  boolean isDone() {
    return answer.isDone() || System.nanoTime() - begun >= timeout().toNanos();
  }

  @Override
  void received(Answer received, boolean last) {
    answer.complete(received);
  }

  @Override
  void fail(DriverException exception) {
    answer.completeExceptionally(exception);
  }
}
