package io.shindigneo4j.driver.connection;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/** Several connections to one server; a request goes to the one with the fewest in flight. */
public final class ConnectionPool implements Connection {

  private final List<ReconnectingConnection> connections;

  /** Where the search begins, so that equal connections take turns. */
  private final AtomicInteger next = new AtomicInteger();

  ConnectionPool(List<ReconnectingConnection> connections) {
    this.connections = List.copyOf(connections);
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
    leastBusy().send(request);
  }

  private ReconnectingConnection leastBusy() {
    int size = connections.size();
    int start = size == 1 ? 0 : Math.floorMod(next.getAndIncrement(), size);
    ReconnectingConnection best = connections.get(start);
    long least = best.cost();
    for (int i = 1; i < size && least > 0; i++) {
      ReconnectingConnection candidate = connections.get((start + i) % size);
      long cost = candidate.cost();
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

  @Override
  public void close() {
    close(new DriverClosedException());
  }

  /** Fails all pending requests with this cause. */
  public void close(IOException cause) {
    connections.forEach(connection -> connection.close(cause));
  }
}
