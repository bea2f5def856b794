package io.shindigneo4j.driver;

import io.shindigneo4j.driver.metrics.DriverMeters;
import io.shindigneo4j.driver.metrics.RequestKind;
import io.shindigneo4j.driver.metrics.RequestMeter;
import io.shindigneo4j.protocol.Message;
import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.protocol.Message.Request;
import io.shindigneo4j.protocol.Message.Success;
import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.function.LongFunction;

/** The beginning or the end of a transaction, for which its caller waits. */
final class Control extends Exchange {

  static final String SUBJECT = "transaction";

  private final CompletableFuture<Answer> answer = new CompletableFuture<>();
  private final RequestKind kind;
  private final boolean writes;
  private final LongFunction<Request> request;
  private final Duration timeout;
  private final boolean writesOnce;

  Control(
      RequestKind kind,
      boolean writes,
      URI server,
      LongFunction<Request> request,
      Duration timeout,
      boolean once) {
    super(SUBJECT, server);
    this.kind = kind;
    this.writes = writes;
    this.request = request;
    this.timeout = timeout;
    this.writesOnce = once;
  }

  /**
   * Waits for the answer.
   *
   * @throws DriverException why there is none
   */
  Success await() {
    Answer received = Waiting.on(answer, timeout, this);
    try {
      Message message = received.message();
      if (message instanceof Success success) {
        meter().succeeded(success.summary().phases());
        return success;
      } else if (message instanceof Failure failure) {
        throw failure(failure);
      }
      throw disconnection(sending().refuse(new IOException("records that nobody asked for")));
    } catch (IOException e) {
      throw disconnection(e);
    }
  }

  @Override
  Request request(long id) {
    return request.apply(id);
  }

  @Override
  RequestMeter meter(DriverMeters meters) {
    return meters.request(kind, "", writes);
  }

  @Override
  boolean writes() {
    return writes;
  }

  @Override
  boolean isDone() {
    return answer.isDone();
  }

  @Override
  void received(Answer received, boolean last) {
    answer.complete(received);
  }

  @Override
  void fail(DriverException exception) {
    answer.completeExceptionally(exception);
  }

  @Override
  boolean writesOnce() {
    return writesOnce;
  }
}
