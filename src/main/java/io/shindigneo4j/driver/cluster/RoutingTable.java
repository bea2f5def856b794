package io.shindigneo4j.driver.cluster;

import io.shindigneo4j.protocol.Message.Routing;
import java.net.URI;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The servers of a database and their roles. Immutable.
 *
 * @param readers where to read
 * @param writers where to write; empty while the database has no leader
 * @param routers where to ask for the next table
 * @param version equal for equal servers
 * @param timeToLive how long the table can be relied on
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
   * The table in a server's response.
   *
   * @param base an address with the scheme and the path of all servers
   * @throws IllegalArgumentException if it has no servers or an invalid address
   */
  static RoutingTable of(Routing routing, URI base) {
    return new RoutingTable(
        addresses(routing.readers(), base),
        addresses(routing.writers(), base),
        addresses(routing.routers(), base),
        routing.version(),
        routing.timeToLive());
  }

  private static List<URI> addresses(List<String> hosts, URI base) {
    return hosts.stream().map(host -> ServerAddress.of(host, base)).distinct().toList();
  }

  /** All servers, whatever their role. */
  Set<URI> servers() {
    Set<URI> all = new HashSet<>(readers);
    all.addAll(writers);
    all.addAll(routers);
    return all;
  }
}
