package io.shindigneo4j.server.routing;

import org.neo4j.configuration.helpers.SocketAddress;

/**
 * Where our clients find a server that Neo4j knows by its Bolt address.
 *
 * @param ownBolt the Bolt address of this server, as it is advertised
 * @param own the WebSocket address of this server, as it is advertised
 * @param exceptions those that the operator has set
 */
public record WebSocketAddresses(
    SocketAddress ownBolt, SocketAddress own, RoutingAddresses exceptions) {

  /** On its host at our own port, unless it is this server or an exception. */
  String of(String bolt) {
    String exception = exceptions.byBoltAddress().get(bolt);
    if (exception != null) {
      return exception;
    }
    return bolt.equals(ownBolt.toString())
        ? own.toString()
        : bolt.substring(0, bolt.lastIndexOf(':') + 1) + own.getPort();
  }
}
