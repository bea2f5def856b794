package io.shindigneo4j.driver.transport;

import java.net.URI;
import java.time.Duration;
import java.util.List;

/**
 * What a client says in the upgrade request.
 *
 * @param subprotocols in order of preference
 * @param authorization the value of the Authorization header
 * @param maximumMessageSize in bytes; a larger incoming message closes the channel
 */
public record Handshake(
    URI uri,
    List<String> subprotocols,
    String authorization,
    Duration timeout,
    int maximumMessageSize) {

  /** Without the credentials. */
  @Override
  public String toString() {
    return "Handshake[" + uri + ", " + subprotocols + "]";
  }

  /** The same with other credentials. */
  public Handshake withAuthorization(String newAuthorization) {
    return new Handshake(uri, subprotocols, newAuthorization, timeout, maximumMessageSize);
  }
}
