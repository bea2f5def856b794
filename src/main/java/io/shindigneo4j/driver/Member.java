package io.shindigneo4j.driver;

import java.io.IOException;
import java.net.URI;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/** One of several servers. Safe for use by many threads. */
final class Member implements Destination {

  /** More than any server has in flight. */
  private static final long NOT_READY = Integer.MAX_VALUE;

  private final URI uri;
  private final ConnectionPool pool;
  private final Consumer<Member> onRefusal;
  private final AtomicInteger transactions = new AtomicInteger();

  /** Requests that wait for a change in the routing table, and are no work. */
  private final AtomicInteger polls = new AtomicInteger();

  /**
   * @param onRefusal told when it has refused to write
   */
  Member(URI uri, ConnectionPool pool, Consumer<Member> onRefusal) {
    this.uri = uri;
    this.pool = pool;
    this.onRefusal = onRefusal;
  }

  void connect() {
    pool.connect();
  }

  void send(Exchange exchange) {
    exchange.goesTo(this);
    pool.send(exchange);
  }

  void ask(RoutesCall call) {
    polls.incrementAndGet();
    call.answer().whenComplete((table, failure) -> polls.decrementAndGet());
    send(call);
  }

  Fitness fitness() {
    return pool.fitness();
  }

  /** How little it is fit to take a request: the fewer the better. */
  long reluctance() {
    return switch (fitness()) {
      case READY -> load();
      case POSSIBLE -> NOT_READY;
      case NONE -> Long.MAX_VALUE;
    };
  }

  private int load() {
    return Math.max(0, pool.load() - polls.get());
  }

  boolean isIdle() {
    return transactions.get() == 0 && load() == 0;
  }

  void checkLiveness() {
    pool.checkLiveness();
  }

  void close(IOException reason) {
    pool.close(reason);
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
