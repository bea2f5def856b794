package io.shindigneo4j.driver;

import java.net.URI;
import java.time.Duration;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;

/** A statement whose answer is decoded by the thread that waits for it. */
final class BlockingCall extends Call {

  private final CompletableFuture<byte[]> payload = new CompletableFuture<>();

  BlockingCall(Statement statement, Duration timeout, URI server, OptionalLong transaction) {
    super(statement, timeout, server, 0, transaction);
  }

  /**
   * Waits until the statement's timeout is over.
   *
   * @throws DriverException why there is none
   */
  Result await() {
    return result(Waiting.on(payload, timeout(), this));
  }

  @Override
  boolean isDone() {
    return payload.isDone();
  }

  @Override
  void received(byte[] answer, boolean last) {
    payload.complete(answer);
  }

  @Override
  void fail(DriverException exception) {
    payload.completeExceptionally(exception);
  }
}
