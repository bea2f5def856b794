package io.shindigneo4j.server.websocket;

import io.shindigneo4j.protocol.Subprotocol;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.List;

/**
 * Where the endpoint listens and what it accepts.
 *
 * @param loginTimeout how long a connection may exist without having been upgraded
 * @param idleTimeout how long nothing may be exchanged before the client is pinged, and how long it
 *     may then stay silent
 * @param maximumMessageSize of a request or an answer, in bytes
 * @param subprotocols that it accepts
 */
public record EndpointSettings(
    InetSocketAddress listenAddress,
    Duration loginTimeout,
    Duration idleTimeout,
    int maximumMessageSize,
    List<Subprotocol> subprotocols) {}
