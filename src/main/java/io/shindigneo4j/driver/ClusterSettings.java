package io.shindigneo4j.driver;

import io.shindigneo4j.driver.DriverSettings.Balancing;
import io.shindigneo4j.driver.DriverSettings.Routing;
import io.shindigneo4j.driver.cluster.ServerAddress;
import java.net.URI;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * The choice of servers for statements. Immutable.
 *
 * @param servers those besides the driver's address, with the same scheme and database, each as
 *     host and port: {@code db2.example.org:7690}. By Bolt there are none
 * @param routing how the driver knows the servers' roles. By Bolt it must be none, as the official
 *     driver routes by itself
 * @param balance which one of several servers takes a statement. Not used by Bolt
 */
public record ClusterSettings(List<String> servers, Routing routing, Balancing balance) {

  public static final ClusterSettings DEFAULT =
      new ClusterSettings(List.of(), Routing.NONE, Balancing.LEAST_BUSY);

  public ClusterSettings {
    servers = List.copyOf(servers);
    Objects.requireNonNull(routing, "routing");
    Objects.requireNonNull(balance, "balance");
  }

  public ClusterSettings withServers(List<String> newServers) {
    return new ClusterSettings(newServers, routing, balance);
  }

  public ClusterSettings withRouting(Routing newRouting) {
    return new ClusterSettings(servers, newRouting, balance);
  }

  public ClusterSettings withBalance(Balancing newBalance) {
    return new ClusterSettings(servers, routing, newBalance);
  }

  boolean isRouted() {
    return routing == Routing.TABLE;
  }

  /** Whether only the driver's address is used. */
  boolean isSingleServer() {
    return servers.isEmpty() && !isRouted();
  }

  /**
   * The driver's address and those of the other servers.
   *
   * @throws IllegalArgumentException for a server that is not a host and a port
   */
  List<URI> addresses(URI first) {
    return Stream.concat(
            Stream.of(first), servers.stream().map(server -> ServerAddress.of(server, first)))
        .distinct()
        .toList();
  }
}
