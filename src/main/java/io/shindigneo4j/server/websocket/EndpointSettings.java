package io.shindigneo4j.server.websocket;

import java.net.InetSocketAddress;
import java.time.Duration;

/**
 * Where the endpoint listens and what it accepts.
 *
 * @param loginTimeout how long a connection may exist without having been upgraded
 * @param maximumMessageSize of a request or an answer, in bytes
 */
public record EndpointSettings(
    InetSocketAddress listenAddress, Duration loginTimeout, int maximumMessageSize) {}
