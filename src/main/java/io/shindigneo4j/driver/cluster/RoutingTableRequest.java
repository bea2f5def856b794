package io.shindigneo4j.driver.cluster;

import io.shindigneo4j.driver.connection.LazyResponse;
import io.shindigneo4j.driver.connection.PendingRequest;
import io.shindigneo4j.driver.connection.RequestFailure;
import io.shindigneo4j.driver.metrics.DriverMeters;
import io.shindigneo4j.driver.metrics.RequestMeter;
import io.shindigneo4j.protocol.Message;
import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.protocol.Message.Request;
import io.shindigneo4j.protocol.Message.Routes;
import io.shindigneo4j.protocol.Message.Routing;
import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import org.jspecify.annotations.Nullable;

/** Asks one server for the routing table. */
final class RoutingTableRequest extends PendingRequest {

  private final CompletableFuture<RoutingTable> answer = new CompletableFuture<>();
  private final URI router;
  private final String knownVersion;
  private final Duration patience;
  private final Executor callbacks;

  /**
   * @param knownVersion the version of the table that the driver has; empty for none
   * @param patience how long the server may wait for a change
   */
  RoutingTableRequest(URI router, String knownVersion, Duration patience, Executor callbacks) {
    this.router = router;
    this.knownVersion = knownVersion;
    this.patience = patience;
    this.callbacks = callbacks;
    answer.whenComplete(
        (table, failure) -> {
          if (failure != null) {
            giveUp();
          }
        });
  }

  /** The table, or an {@link IOException}. Cancelling the future gives the request up. */
  CompletableFuture<RoutingTable> answer() {
    return answer;
  }

  @Override
  public Request message(long id) {
    return new Routes(id, patience, knownVersion);
  }

  /** Not measured: the request is the driver's own, and takes as long as nothing changes. */
  @Override
  protected RequestMeter startMeter(DriverMeters meters) {
    return RequestMeter.NONE;
  }

  @Override
  public boolean isDone() {
    return answer.isDone();
  }

  @Override
  public void received(LazyResponse response, boolean last) {
    callbacks.execute(() -> complete(response));
  }

  private void complete(LazyResponse response) {
    try {
      answer.complete(table(response.message()));
    } catch (IllegalArgumentException e) {
      answer.completeExceptionally(sent().protocolViolated(e));
    } catch (IOException | OutOfMemoryError e) {
      answer.completeExceptionally(e);
    }
  }

  private RoutingTable table(Message message) throws IOException {
    if (message instanceof Routing routing) {
      return RoutingTable.of(routing, router);
    } else if (message instanceof Failure failure) {
      throw new IOException(failure.code() + ": " + failure.message());
    }
    throw new IllegalArgumentException("an answer to another question");
  }

  void timedOut(Duration timeout) {
    fail(new IOException("no routing table within " + timeout));
  }

  @Override
  public void failed(RequestFailure reason, @Nullable Throwable cause) {
    fail(cause == null ? new IOException(reason.name()) : cause);
  }

  private void fail(Throwable cause) {
    callbacks.execute(() -> answer.completeExceptionally(cause));
  }

  /** False: it waits for a change of the routing table. */
  @Override
  public boolean isLoad() {
    return false;
  }

  /** False: only this server's table is wanted. */
  @Override
  public boolean mayBeRerouted() {
    return false;
  }
}
