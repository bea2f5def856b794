package io.shindigneo4j.driver.transport;

import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.List;

/**
 * The upgrade request of a client.
 *
 * @param uri {@code ws}, or {@code wss} for an encrypted connection
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

  private static final int HTTP_PORT = 80;
  private static final int HTTPS_PORT = 443;

  boolean isEncrypted() {
    return "wss".equals(uri.getScheme());
  }

  /** The port of the address, or the default of its scheme (RFC 6455, section 3). */
  int port() {
    return uri.getPort() >= 0 ? uri.getPort() : isEncrypted() ? HTTPS_PORT : HTTP_PORT;
  }

  /**
   * Checks headers of a response that accepts the upgrade, each with all its values: there must be
   * one accepted key, one subprotocol that was offered, and no extension.
   */
  void requireAcceptance(List<String> keys, List<String> chosen, List<String> extensions)
      throws IOException {
    if (keys.size() != 1) {
      throw new IOException("the server does not speak WebSocket: it accepts no key");
    }
    if (chosen.size() != 1 || !subprotocols.contains(chosen.get(0))) {
      throw new IOException("the server speaks another protocol");
    }
    if (!extensions.isEmpty()) {
      throw new IOException("the server uses an extension that was not offered");
    }
  }

  public IOException timedOut() {
    return new IOException("no connection within " + timeout);
  }

  /** Omits the credentials. */
  @Override
  public String toString() {
    return "Handshake[" + uri + ", " + subprotocols + "]";
  }

  /** The same with other credentials. */
  public Handshake withAuthorization(String newAuthorization) {
    return new Handshake(uri, subprotocols, newAuthorization, timeout, maximumMessageSize);
  }
}
