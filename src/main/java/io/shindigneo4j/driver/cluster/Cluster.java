package io.shindigneo4j.driver.cluster;

import io.shindigneo4j.driver.connection.CallbackExecutor;
import io.shindigneo4j.driver.connection.Connection;
import io.shindigneo4j.driver.connection.ConnectionListener;
import io.shindigneo4j.driver.connection.DriverClosedException;
import io.shindigneo4j.driver.connection.Health;
import io.shindigneo4j.driver.connection.PendingRequest;
import io.shindigneo4j.driver.connection.RequestFailure;
import io.shindigneo4j.driver.connection.RequestQueue;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Several servers: each request goes to one that has the right role. A request that cannot be sent
 * to one server goes to another, unless it may have been sent already. Safe for use by many
 * threads.
 */
final class Cluster implements Connection, ConnectionListener, RoutingTableWatcher.Listener {

  /** The time that a router may take beyond the wait it was asked for. */
  private static final Duration MARGIN = Duration.ofSeconds(10);

  private final CallbackExecutor callbacks;
  private final SerialScheduler scheduler;
  private final ClusterMembers members;
  private final LoadBalancer readBalancer;
  private final LoadBalancer writeBalancer;

  /** Set once, before the first request; null if all servers have all roles. */
  private @Nullable RoutingTableWatcher watcher;

  /** Null until the servers are known. Written under the lock. */
  private volatile @Nullable ServerRoles roles;

  // Guarded by this.
  private final RequestQueue waiting = new RequestQueue();
  private boolean closed;

  /** Why no router has answered; null while routers are being asked. */
  private @Nullable Throwable routingFailure;

  /**
   * @param members makes the members of this cluster
   * @param balancers makes one for reading and one for writing
   */
  Cluster(
      CallbackExecutor callbacks,
      SerialScheduler scheduler,
      Function<Cluster, ClusterMembers> members,
      Supplier<LoadBalancer> balancers) {
    this.callbacks = callbacks;
    this.scheduler = scheduler;
    this.members = members.apply(this);
    this.readBalancer = balancers.get();
    this.writeBalancer = balancers.get();
  }

  /** Uses each of these servers for reading and for writing. */
  void connect(List<URI> addresses) {
    List<ClusterMember> all = members.get(addresses);
    roles = new ServerRoles(all, all);
  }

  /** Uses the servers of the routing table. */
  void follow(RoutingTableWatcher newWatcher) {
    watcher = newWatcher;
    newWatcher.start();
  }

  @Override
  public void send(PendingRequest request) {
    ServerRoles known = roles;
    if (known == null) {
      sendLater(request);
    } else {
      ClusterMember member = choose(request, known);
      if (member == null) {
        request.failed(RequestFailure.NO_LEADER, null);
      } else {
        member.send(request);
      }
    }
  }

  /** Null if no server can write. */
  private @Nullable ClusterMember choose(PendingRequest request, ServerRoles among) {
    return request.writes() ? writeBalancer.choose(among.writers()) : among.reader(readBalancer);
  }

  private void sendLater(PendingRequest request) {
    Throwable failure = null;
    boolean found;
    synchronized (this) {
      found = roles != null;
      if (closed) {
        failure = new DriverClosedException();
      } else if (!found && routingFailure != null) {
        failure = routingFailure;
      } else if (!found) {
        waiting.add(request);
      }
    }
    if (failure != null) {
      request.failed(RequestFailure.DISCONNECTED, failure);
    } else if (found) {
      send(request);
    }
  }

  /** Asks a server for the routing table. */
  CompletableFuture<RoutingTable> routingTable(URI router, String knownVersion, Duration patience) {
    RoutingTableRequest request =
        new RoutingTableRequest(router, knownVersion, patience, callbacks);
    Duration timeout = patience.plus(MARGIN);
    Future<?> deadline = scheduler.schedule(timeout, () -> request.timedOut(timeout));
    request.answer().whenComplete((table, failure) -> deadline.cancel(false));
    members.get(router).send(request);
    return request.answer();
  }

  @Override
  public void found(RoutingTable table) {
    ServerRoles next = new ServerRoles(members.get(table.readers()), members.get(table.writers()));
    ServerRoles before;
    List<PendingRequest> requests;
    synchronized (this) {
      before = roles;
      roles = next;
      requests = waiting.takeAll();
    }
    if (before != null) {
      before.writersBeyond(next).forEach(ClusterMember::demoted);
    }
    members.retain(table.servers());
    requests.forEach(this::send);
  }

  @Override
  public synchronized void searching() {
    routingFailure = null;
  }

  @Override
  public void notFound(Throwable lastFailure) {
    List<PendingRequest> requests;
    synchronized (this) {
      routingFailure = lastFailure;
      requests = waiting.takeAll();
    }
    callbacks.failAll(requests, lastFailure);
  }

  /** Stops writing to a server until a routing table names it as a writer again. */
  void refusedToWrite(ClusterMember member) {
    synchronized (this) {
      if (watcher == null || roles == null || !roles.writers().contains(member)) {
        return;
      }
      roles = roles.withoutWriter(member);
    }
    member.demoted();
    watcher.refresh();
  }

  /** Pings at once: a server may accept connections and do nothing else. */
  @Override
  public void opened(Runnable ping) {
    ping.run();
  }

  @Override
  public void notSent(PendingRequest request, Throwable cause) {
    if (!sendElsewhere(request, cause)) {
      request.failed(RequestFailure.DISCONNECTED, cause);
    }
  }

  @Override
  public void notSent(Collection<PendingRequest> requests, Throwable cause) {
    List<PendingRequest> left = new ArrayList<>();
    for (PendingRequest request : requests) {
      if (!sendElsewhere(request, cause)) {
        left.add(request);
      }
    }
    callbacks.failAll(left, cause);
  }

  @Override
  public boolean sendElsewhere(PendingRequest request, Throwable cause) {
    ServerRoles known = roles;
    if (known == null
        || request.isUnwanted()
        || !request.mayBeRerouted()
        || cause instanceof DriverClosedException) {
      return false;
    }
    ClusterMember member = choose(request, known);
    if (member == null || member.health() == Health.DOWN) {
      return false;
    }
    member.send(request);
    return true;
  }

  @Override
  public void checkLiveness() {
    members.checkLiveness();
  }

  @Override
  public void close() {
    List<PendingRequest> requests;
    synchronized (this) {
      closed = true;
      requests = waiting.takeAll();
    }
    if (watcher != null) {
      watcher.stop();
    }
    callbacks.failAll(requests, new DriverClosedException());
    members.close();
  }

  /** The servers that read and those that write. Immutable. */
  private record ServerRoles(List<ClusterMember> readers, List<ClusterMember> writers) {

    ServerRoles {
      readers = List.copyOf(readers);
      writers = List.copyOf(writers);
    }

    /** A server to read from: a writer only if it is healthier than all readers. */
    @Nullable ClusterMember reader(LoadBalancer balancer) {
      ClusterMember reader = balancer.choose(readers);
      if (reader != null && reader.health() == Health.HEALTHY) {
        return reader;
      }
      ClusterMember writer = balancer.choose(writers);
      boolean better =
          writer != null && (reader == null || writer.health().compareTo(reader.health()) < 0);
      return better ? writer : reader;
    }

    /** Those of its writers that do not write by other roles. */
    List<ClusterMember> writersBeyond(ServerRoles others) {
      return writers.stream().filter(writer -> !others.writers().contains(writer)).toList();
    }

    ServerRoles withoutWriter(ClusterMember member) {
      Stream<ClusterMember> others = writers.stream().filter(writer -> writer != member);
      return new ServerRoles(readers, others.toList());
    }
  }
}
