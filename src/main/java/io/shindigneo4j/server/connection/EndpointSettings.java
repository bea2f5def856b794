package io.shindigneo4j.server.connection;

import io.shindigneo4j.protocol.Subprotocol;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Where the endpoint listens and what it accepts.
 *
 * @param tls of encrypted connections; empty for plain ones
 * @param allowedOrigins of web pages that may connect
 * @param limits of each connection
 * @param subprotocols that it accepts
 */
public record EndpointSettings(
    InetSocketAddress listenAddress,
    Optional<TlsFiles> tls,
    Set<String> allowedOrigins,
    ConnectionLimits limits,
    List<Subprotocol> subprotocols) {

  public EndpointSettings {
    allowedOrigins = Set.copyOf(allowedOrigins);
    subprotocols = List.copyOf(subprotocols);
  }
}
