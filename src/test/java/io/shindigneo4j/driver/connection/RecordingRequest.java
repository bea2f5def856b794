package io.shindigneo4j.driver.connection;

import io.shindigneo4j.driver.metrics.DriverMeters;
import io.shindigneo4j.driver.metrics.RequestMeter;
import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.Message.CallProcedure;
import io.shindigneo4j.protocol.Message.Request;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.function.LongFunction;

/** A request that keeps its outcome. */
public final class RecordingRequest extends PendingRequest {

  private final LongFunction<Request> message;
  private final CompletableFuture<LazyResponse> response = new CompletableFuture<>();
  private final CompletableFuture<Throwable> failure = new CompletableFuture<>();

  /** Calls a procedure. */
  public RecordingRequest() {
    this(
        id -> new CallProcedure(id, AccessMode.READ, Duration.ofMinutes(1), "test.echo", Map.of()));
  }

  RecordingRequest(LongFunction<Request> message) {
    this.message = message;
  }

  public CompletableFuture<Throwable> failure() {
    return failure;
  }

  @Override
  public Request message(long id) {
    return message.apply(id);
  }

  @Override
  protected RequestMeter startMeter(DriverMeters meters) {
    return RequestMeter.NONE;
  }

  @Override
  public boolean isDone() {
    return response.isDone() || failure.isDone();
  }

  @Override
  public void received(LazyResponse received, boolean last) {
    response.complete(received);
  }

  @Override
  public void failed(RequestFailure reason, Throwable cause) {
    failure.complete(cause);
  }
}
