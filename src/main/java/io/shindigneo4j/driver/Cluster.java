package io.shindigneo4j.driver;

import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.Future;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Several servers: a request goes to one that is there for it. What cannot be sent to one goes to
 * another, unless it may have been sent already. Safe for use by many threads.
 */
final class Cluster implements Connection, ConnectionOwner, Routes.Listener {

  /** How much longer than it was asked to wait a server may take. */
  private static final Duration MARGIN = Duration.ofSeconds(10);

  private final Callbacks callbacks;
  private final Steps steps;
  private final Members members;
  private final Balance reading;
  private final Balance writing;

  /** Set once, before the first request; null where all servers are for all. */
  private Routes routes;

  /** Null as long as nobody has said which servers there are. Written under the lock. */
  private volatile Servers servers;

  // All guarded by this.
  private final WaitingExchanges waiting = new WaitingExchanges();
  private boolean closed;

  /** Why there is nobody to ask; null while somebody is asked. */
  private Throwable reason;

  /**
   * @param members makes them for this
   * @param balance makes one for reading and one for writing
   */
  Cluster(
      Callbacks callbacks,
      Steps steps,
      Function<Cluster, Members> members,
      Supplier<Balance> balance) {
    this.callbacks = callbacks;
    this.steps = steps;
    this.members = members.apply(this);
    this.reading = balance.get();
    this.writing = balance.get();
  }

  /** Each of these servers is for reading and for writing. */
  void connect(List<URI> addresses) {
    List<Member> all = members.get(addresses);
    servers = new Servers(all, all);
  }

  /** The servers will be {@link #found}. */
  void follow(Routes newRoutes) {
    routes = newRoutes;
    routes.begin();
  }

  @Override
  public void send(Exchange exchange) {
    Servers known = servers;
    if (known == null) {
      hold(exchange);
    } else {
      Member member = choose(exchange, known);
      if (member == null) {
        exchange.leaderless();
      } else {
        member.send(exchange);
      }
    }
  }

  /** Null where nobody can write. */
  private Member choose(Exchange exchange, Servers among) {
    return exchange.writes() ? writing.choose(among.writers()) : among.reader(reading);
  }

  private void hold(Exchange exchange) {
    Throwable failure = null;
    boolean found;
    synchronized (this) {
      found = servers != null;
      if (closed) {
        failure = new DriverClosedException();
      } else if (!found && reason != null) {
        failure = reason;
      } else if (!found) {
        waiting.add(exchange);
      }
    }
    if (failure != null) {
      exchange.unconnected(failure);
    } else if (found) {
      send(exchange);
    }
  }

  /** Asks a server for the routing table. */
  RoutesCall ask(URI router, String known, Duration patience) {
    RoutesCall call = new RoutesCall(router, known, patience, callbacks);
    Duration limit = patience.plus(MARGIN);
    Future<?> deadline = steps.after(limit, () -> call.deadlineReached(limit));
    call.answer().whenComplete((table, failure) -> deadline.cancel(false));
    members.get(router).ask(call);
    return call;
  }

  @Override
  public void found(RoutingTable table) {
    Servers next = new Servers(members.get(table.readers()), members.get(table.writers()));
    List<Exchange> exchanges;
    synchronized (this) {
      servers = next;
      exchanges = waiting.takeAll();
    }
    members.keep(table.servers());
    exchanges.forEach(this::send);
  }

  @Override
  public synchronized void searching() {
    reason = null;
  }

  @Override
  public void foundNothing(Throwable lastReason) {
    Throwable cause = lastReason.getCause() == null ? lastReason : lastReason.getCause();
    List<Exchange> exchanges;
    synchronized (this) {
      reason = cause;
      exchanges = waiting.takeAll();
    }
    callbacks.unconnected(exchanges, cause);
  }

  /** It is no writer any more, until a table says otherwise. */
  void refusedToWrite(Member member) {
    synchronized (this) {
      if (routes == null || servers == null || !servers.writers().contains(member)) {
        return;
      }
      servers = servers.withoutWriter(member);
    }
    routes.refresh();
  }

  /** Asks for a sign of life: the server may take connections and do nothing else. */
  @Override
  public void opened(WebSocketConnection connection) {
    connection.probe();
  }

  @Override
  public void unsent(Exchange exchange, Throwable cause) {
    if (!sendElsewhere(exchange, cause)) {
      exchange.unconnected(cause);
    }
  }

  @Override
  public void unsent(Collection<Exchange> exchanges, Throwable cause) {
    List<Exchange> left = new ArrayList<>();
    for (Exchange exchange : exchanges) {
      if (!sendElsewhere(exchange, cause)) {
        left.add(exchange);
      }
    }
    callbacks.unconnected(left, cause);
  }

  private boolean sendElsewhere(Exchange exchange, Throwable cause) {
    Servers known = servers;
    if (known == null
        || exchange.isUnwanted()
        || !exchange.mayGoElsewhere()
        || cause instanceof DriverClosedException) {
      return false;
    }
    Member member = choose(exchange, known);
    if (member == null || member.fitness() == Fitness.NONE) {
      return false;
    }
    member.send(exchange);
    return true;
  }

  @Override
  public void checkLiveness() {
    members.checkLiveness();
  }

  @Override
  public void close() {
    List<Exchange> exchanges;
    synchronized (this) {
      closed = true;
      exchanges = waiting.takeAll();
    }
    if (routes != null) {
      routes.close();
    }
    callbacks.unconnected(exchanges, new DriverClosedException());
    members.close();
  }
}
