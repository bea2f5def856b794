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

  @Override
  public Health health() {
    return pool.health();
  }

  @Override
  public long cost() {
    return switch (health()) {
      case HEALTHY -> pool.inFlight();
      case UNPROVEN -> UNPROVEN_COST;
      case DOWN -> Long.MAX_VALUE;
    };
  }

  boolean isIdle() {
    return transactions.get() == 0 && pool.inFlight() == 0;
  }

  void checkLiveness() {
    pool.checkLiveness();
  }

  /** It takes no more writes. */
  void demoted() {
    pool.leave(new IOException("the server takes no more writes"));
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
