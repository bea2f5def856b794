package io.shindigneo4j.driver.cluster;

import io.shindigneo4j.driver.connection.Backoff;
import java.net.URI;
import java.util.List;
import java.util.function.Supplier;

/**
 * The servers to connect to.
 *
 * @param addresses of at least one server
 * @param routed whether the servers are asked for a routing table
 * @param balancers makes one for reading and one for writing
 * @param routingBackoff how long to wait while no server has a routing table
 */
public record ClusterOptions(
    List<URI> addresses, boolean routed, Supplier<LoadBalancer> balancers, Backoff routingBackoff) {

  boolean isSingleServer() {
    return addresses.size() == 1 && !routed;
  }
}
