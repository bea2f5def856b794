package io.shindigneo4j.driver;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/** Several connections to one server; a request goes to the one with the fewest in flight. */
final class ConnectionPool implements Connection {

  private final List<ReconnectingConnection> connections;

  /** Where the search begins, so that equals take turns. */
  private final AtomicInteger turn = new AtomicInteger();

  ConnectionPool(List<ReconnectingConnection> connections) {
    this.connections = List.copyOf(connections);
  }

  void connect() {
    connections.forEach(ReconnectingConnection::connect);
  }

  @Override
  public void checkLiveness() {
    connections.forEach(ReconnectingConnection::checkLiveness);
  }

  @Override
  public void send(Exchange exchange) {
    leastBusy().send(exchange);
  }

  private ReconnectingConnection leastBusy() {
    int size = connections.size();
    int start = size == 1 ? 0 : Math.floorMod(turn.getAndIncrement(), size);
    ReconnectingConnection best = connections.get(start);
    long least = best.reluctance();
    for (int i = 1; i < size && least > 0; i++) {
      ReconnectingConnection next = connections.get((start + i) % size);
      long reluctance = next.reluctance();
      if (reluctance < least) {
        best = next;
        least = reluctance;
      }
    }
    return best;
  }

  /** That of the fittest connection; without a lock. */
  Fitness fitness() {
    Fitness best = Fitness.NONE;
    for (int i = 0; i < connections.size() && best != Fitness.READY; i++) {
      Fitness fitness = connections.get(i).fitness();
      best = fitness.compareTo(best) < 0 ? fitness : best;
    }
    return best;
  }

  /** How many requests are in flight on all of them. */
  int load() {
    int load = 0;
    for (int i = 0; i < connections.size(); i++) {
      load += connections.get(i).load();
    }
    return load;
  }

  @Override
  public void close() {
    close(new DriverClosedException());
  }

  /** For a reason. */
  void close(IOException cause) {
    connections.forEach(connection -> connection.close(cause));
  }
}
