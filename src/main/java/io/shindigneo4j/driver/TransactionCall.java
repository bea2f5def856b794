package io.shindigneo4j.driver;

import io.shindigneo4j.driver.connection.LazyResponse;
import io.shindigneo4j.driver.metrics.DriverMeters;
import io.shindigneo4j.driver.metrics.RequestKind;
import io.shindigneo4j.driver.metrics.RequestMeter;
import io.shindigneo4j.protocol.Message;
import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.protocol.Message.Request;
import io.shindigneo4j.protocol.Message.Success;
import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.function.LongFunction;

/** The begin, the commit or the rollback of a transaction. The caller waits for the response. */
final class TransactionCall extends Call {

  static final String SUBJECT = "transaction";

  private final CompletableFuture<LazyResponse> response = new CompletableFuture<>();
  private final RequestKind kind;
  private final boolean writes;
  private final LongFunction<Request> message;
  private final Duration timeout;
  private final boolean unrepeatable;

  TransactionCall(
      RequestKind kind,
      boolean writes,
      Call.Context context,
      LongFunction<Request> message,
      Duration timeout,
      boolean unrepeatable) {
    super(SUBJECT, context);
    this.kind = kind;
    this.writes = writes;
    this.message = message;
    this.timeout = timeout;
    this.unrepeatable = unrepeatable;
  }

  /**
   * Waits for the response.
   *
   * @throws DriverException if the call fails
   */
  Success await() {
    LazyResponse received = await(response, timeout, System.nanoTime());
    try {
      Message content = received.message();
      if (content instanceof Success success) {
        succeeded(success.summary());
        return success;
      } else if (content instanceof Failure failure) {
        throw exception(failure);
      }
      throw disconnection(
          sent().protocolViolated(new IOException("records that nobody requested")));
    } catch (IOException e) {
      throw disconnection(e);
    }
  }

  @Override
  public Request message(long id) {
    return message.apply(id);
  }

  @Override
  protected RequestMeter startMeter(DriverMeters meters) {
    return meters.request(kind, "", writes);
  }

  @Override
  public boolean writes() {
    return writes;
  }

  /** Ends the transaction that the call has begun, now or as soon as the response comes. */
  void endTransaction() {
    boolean comesLater = response.completeExceptionally(new CancellationException());
    if (!comesLater && !response.isCompletedExceptionally()) {
      sent().cancelTransaction();
    }
  }

  @Override
  public boolean isDone() {
    return response.isDone();
  }

  @Override
  public boolean isAwaited() {
    return true;
  }

  @Override
  public void received(LazyResponse received, boolean last) {
    boolean isTaken = response.complete(received);
    if (!isTaken && kind == RequestKind.BEGIN) { // nobody else has the transaction
      sent().cancelTransaction();
    }
  }

  @Override
  void fail(DriverException exception) {
    response.completeExceptionally(exception);
  }

  @Override
  boolean isUnrepeatable() {
    return unrepeatable;
  }
}
