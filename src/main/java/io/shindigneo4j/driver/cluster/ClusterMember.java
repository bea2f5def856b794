package io.shindigneo4j.driver.cluster;

import io.shindigneo4j.driver.connection.ConnectionPool;
import io.shindigneo4j.driver.connection.Health;
import io.shindigneo4j.driver.connection.PendingRequest;
import io.shindigneo4j.driver.connection.TargetServer;
import java.io.IOException;
import java.net.URI;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/** One of several servers, with the connections to it. Safe for use by many threads. */
final class ClusterMember implements TargetServer, LoadBalancer.Candidate {

  /** More than any server has in flight. */
  private static final long UNPROVEN_COST = Integer.MAX_VALUE;

  private final URI uri;
  private final ConnectionPool pool;
  private final Consumer<ClusterMember> onRefusal;
  private final AtomicInteger transactions = new AtomicInteger();

  /** Requests that wait for a change of the routing table, which are no load. */
  private final AtomicInteger longPolls = new AtomicInteger();

  /**
   * @param onRefusal called when the server has refused to write
   */
  ClusterMember(URI uri, ConnectionPool pool, Consumer<ClusterMember> onRefusal) {
    this.uri = uri;
    this.pool = pool;
    this.onRefusal = onRefusal;
  }

  void connect() {
    pool.connect();
  }

  void send(PendingRequest request) {
    request.target(this);
    pool.send(request);
  }

  void send(RoutingTableRequest request) {
    longPolls.incrementAndGet();
    request.answer().whenComplete((table, failure) -> longPolls.decrementAndGet());
    send((PendingRequest) request);
  }

  @Override
  public Health health() {
    return pool.health();
  }

  @Override
  public long cost() {
    return switch (health()) {
      case HEALTHY -> load();
      case UNPROVEN -> UNPROVEN_COST;
      case DOWN -> Long.MAX_VALUE;
    };
  }

  private int load() {
    return Math.max(0, pool.inFlight() - longPolls.get());
  }

  boolean isIdle() {
    return transactions.get() == 0 && load() == 0;
  }

  void checkLiveness() {
    pool.checkLiveness();
  }

  void close(IOException cause) {
    pool.close(cause);
  }

  @Override
  public URI uri() {
    return uri;
  }

  @Override
  public void refusedToWrite() {
    onRefusal.accept(this);
  }

  @Override
  public void transactionBegun() {
    transactions.incrementAndGet();
  }

  @Override
  public void transactionEnded() {
    transactions.decrementAndGet();
  }

  @Override
  public String toString() {
    return uri.toString();
  }
}
