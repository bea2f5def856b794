package io.shindigneo4j.driver;

import java.net.URI;
import java.util.Set;
import java.util.regex.Pattern;

/** The form of a database's address. */
final class DatabaseAddress {

  private static final Set<String> WEB_SOCKET_SCHEMES = Set.of("ws", "wss");

  private static final Set<String> BOLT_SCHEMES =
      Set.of("bolt", "bolt+s", "bolt+ssc", "neo4j", "neo4j+s", "neo4j+ssc");

  /** A path of one name. */
  private static final Pattern DATABASE = Pattern.compile("/[^/]+");

  private DatabaseAddress() {}

  /**
   * Checks an address.
   *
   * @throws IllegalArgumentException for an invalid one
   */
  static void require(URI uri) {
    if (uri.getUserInfo() != null) { // which would end up in messages and logs
      throw new IllegalArgumentException("credentials do not belong into the address");
    }
    if (!isKnown(String.valueOf(uri.getScheme())) || uri.getHost() == null) {
      throw new IllegalArgumentException("not a WebSocket address, and none of Bolt: " + uri);
    }
    if (!DATABASE.matcher(uri.getPath()).matches()) {
      throw new IllegalArgumentException(
          "the address must name the database, as in ws://localhost:7690/neo4j: " + uri);
    }
  }

  private static boolean isKnown(String scheme) {
    return WEB_SOCKET_SCHEMES.contains(scheme) || BOLT_SCHEMES.contains(scheme);
  }

  static boolean isBolt(URI uri) {
    return BOLT_SCHEMES.contains(uri.getScheme());
  }

  /** Whether the official driver routes between the servers of a cluster. */
  static boolean isRoutedBolt(URI uri) {
    return uri.getScheme().startsWith("neo4j");
  }
}
