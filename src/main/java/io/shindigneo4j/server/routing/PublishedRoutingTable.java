package io.shindigneo4j.server.routing;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.util.HexFormat;
import java.util.List;

/**
 * The servers of a database, each as host and port of a WebSocket endpoint, in order of their
 * names. Immutable.
 *
 * @param readers where to read
 * @param writers where to write; none where there is no leader now
 * @param routers where to ask for this
 * @param timeToLive until when it can be relied on
 */
public record PublishedRoutingTable(
    List<String> readers, List<String> writers, List<String> routers, Duration timeToLive) {

  private static final int VERSION_BYTES = 8;

  public PublishedRoutingTable {
    readers = inOrder(readers);
    writers = inOrder(writers);
    routers = inOrder(routers);
  }

  /** Neo4j's are in another order each time. */
  private static List<String> inOrder(List<String> addresses) {
    return addresses.stream().distinct().sorted().toList();
  }

  /** A server that stands alone. */
  static PublishedRoutingTable of(String server, Duration timeToLive) {
    List<String> alone = List.of(server);
    return new PublishedRoutingTable(alone, alone, alone, timeToLive);
  }

  /** The same for the same servers, on whichever of them. */
  public String version() {
    String content = String.join("\n", readers + "", writers + "", routers + "");
    byte[] digest = sha256().digest(content.getBytes(StandardCharsets.UTF_8));
    return HexFormat.of().formatHex(digest, 0, VERSION_BYTES);
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java runtime has it", e);
    }
  }
}
