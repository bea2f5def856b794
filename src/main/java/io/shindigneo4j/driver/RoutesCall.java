package io.shindigneo4j.driver;

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

/** Asks one server which others there are. */
final class RoutesCall extends Exchange {

  private final CompletableFuture<RoutingTable> answer = new CompletableFuture<>();
  private final URI router;
  private final String known;
  private final Duration patience;
  private final Executor callbacks;

  /**
   * @param known the version of what is known; empty for nothing
   * @param patience how long the server may wait for a change
   */
  RoutesCall(URI router, String known, Duration patience, Executor callbacks) {
    super("routes", router);
    this.router = router;
    this.known = known;
    this.patience = patience;
    this.callbacks = callbacks;
    answer.whenComplete(
        (table, failure) -> {
          if (failure != null) {
            giveUp();
          }
        });
  }

  /** Who cancels it gives it up. */
  CompletableFuture<RoutingTable> answer() {
    return answer;
  }

  @Override
  Request request(long id) {
    return new Routes(id, patience, known);
  }

  /** It is the driver's own, and takes as long as nothing changes. */
  @Override
  RequestMeter meter(DriverMeters meters) {
    return RequestMeter.NONE;
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
      answer.complete(table(received.message()));
    } catch (IOException e) {
      answer.completeExceptionally(disconnection(e));
    } catch (IllegalArgumentException e) {
      answer.completeExceptionally(disconnection(sending().refuse(e)));
    } catch (DriverException | OutOfMemoryError e) {
      answer.completeExceptionally(e);
    }
  }

  private RoutingTable table(Message message) {
    if (message instanceof Routing routing) {
      return RoutingTable.of(routing, router);
    } else if (message instanceof Failure failure) {
      throw failure(failure);
    }
    throw new IllegalArgumentException("an answer to another question");
  }

  void deadlineReached(Duration deadline) {
    fail(timedOut(deadline));
  }

  @Override
  void fail(DriverException exception) {
    callbacks.execute(() -> answer.completeExceptionally(exception));
  }

  @Override
  boolean writesOnce() {
    return false;
  }

  /** It is that server's opinion that is wanted. */
  @Override
  boolean mayGoElsewhere() {
    return false;
  }
}
