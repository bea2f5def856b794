package io.shindigneo4j.driver.connection;

import io.shindigneo4j.driver.transport.Handshake;
import io.shindigneo4j.protocol.Subprotocol;
import java.net.URI;
import java.time.Duration;
import java.util.List;

/**
 * The options of every connection to a server.
 *
 * @param count how many connections each server gets
 * @param connectTimeout how long one attempt to connect may take
 * @param maximumMessageSize in bytes
 */
public record ConnectionOptions(
    int count,
    Subprotocol subprotocol,
    Duration connectTimeout,
    int maximumMessageSize,
    Backoff backoff) {

  /** The transport adds the credentials. */
  Handshake handshake(URI server) {
    return new Handshake(
        server, List.of(subprotocol.name()), "", connectTimeout, maximumMessageSize);
  }
}
