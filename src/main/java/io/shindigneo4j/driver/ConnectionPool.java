package io.shindigneo4j.driver;

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

  @Override
  public void close() {
    connections.forEach(ReconnectingConnection::close);
  }
}
