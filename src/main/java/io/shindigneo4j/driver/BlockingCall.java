package io.shindigneo4j.driver;

import io.shindigneo4j.driver.connection.LazyResponse;
import java.time.Duration;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;

/** A statement whose response is decoded by the thread that waits for it. */
final class BlockingCall extends StatementCall {

  private final CompletableFuture<LazyResponse> response = new CompletableFuture<>();
  private final long start = System.nanoTime();

  BlockingCall(
      Statement statement, Duration timeout, Call.Context context, OptionalLong transaction) {
    super(statement, timeout, context, 0, transaction);
  }

  /**
   * Waits for the result until the statement's timeout is over, which began with the call.
   *
   * @throws DriverException if there is none
   */
  Result await() {
    return result(await(response, timeout(), start));
  }

  /** The timeout may be over before anybody waits. */
  @Override
  public boolean isDone() {
    return response.isDone() || System.nanoTime() - start >= timeout().toNanos();
  }

  @Override
  public boolean isAwaited() {
    return true;
  }

  @Override
  public void received(LazyResponse received, boolean last) {
    response.complete(received);
  }

  @Override
  void fail(DriverException exception) {
    response.completeExceptionally(exception);
  }
}
