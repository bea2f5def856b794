package io.shindigneo4j.web.outbound;

import io.shindigneo4j.web.client.Client;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.apache.http.HttpHost;

/**
 * Who may have how many of the connections to one host: a viewer half of them, an address from
 * which nobody is signed in a quarter, and all such addresses together half, as of all connections.
 * So no client takes a host, or this server, from the others. Thread-safe.
 */
final class ConnectionShares {
  private static final int HALF = 2;
  private static final int QUARTER = 4;

  /** How many may wait is limited by the {@link ClientQuota}. */
  private static final int ANY_NUMBER = Integer.MAX_VALUE;

  private final OutboundLimits limits;
  private final ClientQuota<Share> shares = new ClientQuota<>(this::size, share -> ANY_NUMBER);

  ConnectionShares(OutboundLimits limits) {
    this.limits = limits;
  }

  /**
   * A part of all connections.
   *
   * @param client null for all addresses together
   * @param host null for all hosts
   */
  private record Share(Client client, HttpHost host) {}

  private int size(Share share) {
    if (share.host() == null) {
      return part(limits.connections(), HALF);
    }
    boolean ofAddress = share.client() != null && isAddress(share.client());
    return part(limits.connectionsPerHost(), ofAddress ? QUARTER : HALF);
  }

  private static boolean isAddress(Client client) {
    return client.kind() == Client.Kind.ADDRESS;
  }

  /** Of so many; at least one. */
  static int part(int whole, int divisor) {
    return Math.max(1, whole / divisor);
  }

  /** The most fetches of a client at a time, whatever their hosts. */
  static int ofClient(OutboundLimits limits, Client client) {
    return isAddress(client)
        ? part(limits.connectionsPerClient(), HALF)
        : limits.connectionsPerClient();
  }

  /**
   * Waits for a place to a host.
   *
   * @return what gives the place back, once; empty if none became free in time
   */
  Optional<Runnable> take(Client client, HttpHost host, Duration wait) {
    long end = System.nanoTime() + wait.toNanos();
    Deque<Share> taken = new ArrayDeque<>();
    for (Share share : needed(client, host)) {
      if (!shares.acquire(share, Duration.ofNanos(Math.max(0, end - System.nanoTime())))) {
        taken.forEach(shares::release);
        return Optional.empty();
      }
      taken.push(share);
    }
    return Optional.of(() -> taken.forEach(shares::release));
  }

  private static List<Share> needed(Client client, HttpHost host) {
    Share own = new Share(client, host);
    return switch (client.kind()) {
      case VIEWER -> List.of(own);
      case ADDRESS -> List.of(own, new Share(null, host), new Share(null, null));
      case SHINDIG -> List.of();
    };
  }

  /** How many shares it keeps. */
  int size() {
    return shares.clients();
  }
}
