package io.shindigneo4j.web.doctor;

import java.net.URI;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * A server of the database.
 *
 * @param uri its address
 * @param isOneOfSeveral whether checks must say which server they are about
 */
record Server(URI uri, boolean isOneOfSeveral) {

  private static final Set<String> ENCRYPTED =
      Set.of("wss", "bolt+s", "bolt+ssc", "neo4j+s", "neo4j+ssc");

  private static final Map<String, Integer> PORTS = Map.of("ws", 80, "wss", 443);
  private static final int BOLT_PORT = 7687;

  static List<Server> of(List<URI> uris) {
    return uris.stream().map(uri -> new Server(uri, uris.size() > 1)).toList();
  }

  /** The name of a check of this server. */
  String check(String step) {
    return isOneOfSeveral ? step + " " + uri.getAuthority() : step;
  }

  /** Without the brackets of an address of IPv6. */
  String host() {
    String host = uri.getHost();
    return host.startsWith("[") ? host.substring(1, host.length() - 1) : host;
  }

  int port() {
    return uri.getPort() >= 0 ? uri.getPort() : PORTS.getOrDefault(scheme(), BOLT_PORT);
  }

  boolean isBolt() {
    return !PORTS.containsKey(scheme());
  }

  boolean isEncrypted() {
    return ENCRYPTED.contains(scheme());
  }

  /** Whether the certificate counts. */
  boolean isVerified() {
    return isEncrypted() && !scheme().endsWith("+ssc");
  }

  private String scheme() {
    return uri.getScheme().toLowerCase(Locale.ROOT);
  }
}
