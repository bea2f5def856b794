package io.shindigneo4j.driver.connection;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.ToLongFunction;

/**
 * Several connections to one server; a request goes to the one with the fewest in flight, and a
 * subscription to the one with the fewest others.
 */
public final class ConnectionPool implements Connection {

  /** As many subscriptions as a server lets a connection have. */
  static final int MAX_SUBSCRIPTIONS = 100;

  private final List<ReconnectingConnection> connections;

  /** The same for what waits for long, as calls are quicker where they are alone. */
  private final List<ReconnectingConnection> lastFirst;

  ConnectionPool(List<ReconnectingConnection> connections) {
    this.connections = List.copyOf(connections);
    List<ReconnectingConnection> reversed = new ArrayList<>(connections);
    Collections.reverse(reversed);
    this.lastFirst = List.copyOf(reversed);
  }

  public void connect() {
    connections.forEach(ReconnectingConnection::connect);
  }

  @Override
  public void checkLiveness() {
    connections.forEach(ReconnectingConnection::checkLiveness);
  }

  @Override
  public void send(PendingRequest request) {
    if (request.isSubscription()) {
      subscribe(request);
    } else if (request.isLoad()) {
      cheapest(connections, ReconnectingConnection::cost).send(request);
    } else {
      cheapest(lastFirst, ReconnectingConnection::cost).send(request);
    }
  }

  private void subscribe(PendingRequest request) {
    List<ReconnectingConnection> free =
        lastFirst.stream().filter(each -> each.subscriptions() < MAX_SUBSCRIPTIONS).toList();
    if (free.isEmpty()) {
      request.failed(RequestFailure.TOO_MANY_SUBSCRIPTIONS, null);
    } else {
      cheapest(free, ReconnectingConnection::subscriptionCost).send(request);
    }
  }

  /** The first of the cheapest: what was used last answers soonest. */
  private ReconnectingConnection cheapest(
      List<ReconnectingConnection> candidates, ToLongFunction<ReconnectingConnection> costs) {
    ReconnectingConnection best = candidates.get(0);
    long least = costs.applyAsLong(best);
    for (int i = 1; i < candidates.size() && least > 0; i++) {
      ReconnectingConnection candidate = candidates.get(i);
      long cost = costs.applyAsLong(candidate);
      if (cost < least) {
        best = candidate;
        least = cost;
      }
    }
    return best;
  }

  /** The health of the best connection. Takes no lock. */
  public Health health() {
    Health best = Health.DOWN;
    for (int i = 0; i < connections.size() && best != Health.HEALTHY; i++) {
      Health health = connections.get(i).health();
      best = health.compareTo(best) < 0 ? health : best;
    }
    return best;
  }

  /** How many requests are in flight on all connections. */
  public int inFlight() {
    int inFlight = 0;
    for (int i = 0; i < connections.size(); i++) {
      inFlight += connections.get(i).inFlight();
    }
    return inFlight;
  }

  /** Asks what has no end to go to another server. */
  public void leave(IOException cause) {
    connections.forEach(connection -> connection.leave(cause));
  }

  @Override
  public void close() {
    close(new DriverClosedException());
  }

  /** Fails all pending requests with this cause. */
  public void close(IOException cause) {
    connections.forEach(connection -> connection.close(cause));
  }
}
