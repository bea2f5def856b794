package io.shindigneo4j.driver;

import io.shindigneo4j.protocol.Message.Routing;
import java.net.URI;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Which servers a database has. Immutable.
 *
 * @param readers where to read
 * @param writers where to write; none where there is no leader now
 * @param routers where to ask for this
 * @param version the same for the same servers
 * @param timeToLive until when it can be relied on
 */
record RoutingTable(
    List<URI> readers, List<URI> writers, List<URI> routers, String version, Duration timeToLive) {

  RoutingTable {
    readers = List.copyOf(readers);
    writers = List.copyOf(writers);
    routers = List.copyOf(routers);
    if (routers.isEmpty() || (readers.isEmpty() && writers.isEmpty())) {
      throw new IllegalArgumentException("a routing table without servers");
    }
  }

  /**
   * What a server has answered.
   *
   * @param like an address with the scheme and the path of all of them
   * @throws IllegalArgumentException for one without servers, or with what is no address
   */
  static RoutingTable of(Routing routing, URI like) {
    return new RoutingTable(
        addresses(routing.readers(), like),
        addresses(routing.writers(), like),
        addresses(routing.routers(), like),
        routing.version(),
        routing.timeToLive());
  }

  private static List<URI> addresses(List<String> hosts, URI like) {
    return hosts.stream().map(host -> ServerAddress.of(host, like)).distinct().toList();
  }

  /** Whatever they are for. */
  Set<URI> servers() {
    Set<URI> all = new HashSet<>(readers);
    all.addAll(writers);
    all.addAll(routers);
    return all;
  }
}
