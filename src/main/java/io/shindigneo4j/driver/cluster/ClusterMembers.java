package io.shindigneo4j.driver.cluster;

import io.shindigneo4j.driver.connection.DriverClosedException;
import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The servers that the driver is connected to. A server that has left the cluster is closed once
 * nothing is in flight there. Safe for use by many threads.
 */
final class ClusterMembers {

  private static final Logger LOG = LoggerFactory.getLogger(ClusterMembers.class);

  private static final Duration CHECK_INTERVAL = Duration.ofMillis(500);

  /** A server's default limit for the time of a transaction. */
  static final Duration DRAIN_TIMEOUT = Duration.ofMinutes(2);

  private final Function<URI, ClusterMember> factory;
  private final SerialScheduler scheduler;
  private final LongSupplier nanoTime;

  // Guarded by this.
  private final Map<URI, ClusterMember> current = new LinkedHashMap<>();
  private final Map<URI, Draining> draining = new LinkedHashMap<>();
  private boolean checkScheduled;
  private boolean closed;

  /** A member that has left, and finishes what is in flight. */
  private static final class Draining {

    private final ClusterMember member;
    private final long deadline;
    private boolean wasIdle;

    Draining(ClusterMember member, long deadline) {
      this.member = member;
      this.deadline = deadline;
    }

    /**
     * Whether it can be closed. It must be idle twice in a row, as a request may be between the
     * choice of the server and its connection.
     */
    boolean isOver(long now) {
      boolean idle = member.isIdle();
      boolean over = (idle && wasIdle) || now - deadline >= 0;
      wasIdle = idle;
      return over;
    }
  }

  ClusterMembers(
      Function<URI, ClusterMember> factory, SerialScheduler scheduler, LongSupplier nanoTime) {
    this.factory = factory;
    this.scheduler = scheduler;
    this.nanoTime = nanoTime;
  }

  /** The member at an address; connects to it unless it is connected already. */
  ClusterMember get(URI address) {
    ClusterMember added;
    synchronized (this) {
      Draining back = draining.remove(address);
      if (back != null) {
        current.put(address, back.member);
      }
      ClusterMember known = current.get(address);
      if (known != null) {
        return known;
      }
      added = factory.apply(address);
      current.put(address, added);
    }
    connect(added);
    return added;
  }

  private void connect(ClusterMember added) {
    added.connect();
    boolean tooLate;
    synchronized (this) {
      tooLate = closed;
    }
    if (tooLate) {
      added.close(new DriverClosedException());
    }
  }

  List<ClusterMember> get(List<URI> addresses) {
    return addresses.stream().map(this::get).toList();
  }

  /** Drains all members but these. */
  synchronized void retain(Set<URI> addresses) {
    long deadline = nanoTime.getAsLong() + DRAIN_TIMEOUT.toNanos();
    for (ClusterMember member : List.copyOf(current.values())) {
      if (!addresses.contains(member.uri())) {
        current.remove(member.uri());
        draining.put(member.uri(), new Draining(member, deadline));
      }
    }
    scheduleCheck();
  }

  private synchronized void scheduleCheck() {
    if (!checkScheduled && !draining.isEmpty()) {
      checkScheduled = true;
      scheduler.schedule(CHECK_INTERVAL, this::closeDrained);
    }
  }

  private void closeDrained() {
    List<ClusterMember> drained = new ArrayList<>();
    synchronized (this) {
      checkScheduled = false;
      long now = nanoTime.getAsLong();
      for (Draining each : List.copyOf(draining.values())) {
        if (each.isOver(now)) {
          draining.remove(each.member.uri());
          drained.add(each.member);
        }
      }
    }
    for (ClusterMember member : drained) {
      LOG.info("{} is no server of the database any more", member);
      member.close(new IOException("the server has left"));
    }
    scheduleCheck();
  }

  void checkLiveness() {
    all().forEach(ClusterMember::checkLiveness);
  }

  private synchronized List<ClusterMember> all() {
    Stream<ClusterMember> left = draining.values().stream().map(each -> each.member);
    return Stream.concat(current.values().stream(), left).toList();
  }

  void close() {
    synchronized (this) {
      closed = true;
    }
    all().forEach(member -> member.close(new DriverClosedException()));
  }
}
