package io.shindigneo4j.driver.connection;

import io.shindigneo4j.driver.metrics.DriverMeters;
import io.shindigneo4j.driver.metrics.RequestMeter;
import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.Message.CallProcedure;
import io.shindigneo4j.protocol.Message.Request;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;

/** A request that keeps its outcome. */
public final class RecordingRequest extends PendingRequest {

  private final CompletableFuture<LazyResponse> response = new CompletableFuture<>();
  private final CompletableFuture<Throwable> failure = new CompletableFuture<>();

  public CompletableFuture<Throwable> failure() {
    return failure;
  }

  @Override
  public Request message(long id) {
    return new CallProcedure(id, AccessMode.READ, Duration.ofMinutes(1), "test.echo", Map.of());
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
