package io.shindigneo4j.server.routing;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * The WebSocket addresses of servers by their Bolt addresses, where one does not follow from the
 * other. Immutable.
 */
public record RoutingAddresses(Map<String, String> byBoltAddress) {

  private static final Pattern ADDRESS = Pattern.compile("([^\\s:\\[\\]]+|\\[[0-9a-fA-F:.]+])");
  private static final Pattern PORT = Pattern.compile("[0-9]{1,5}");

  public RoutingAddresses {
    byBoltAddress = Map.copyOf(byBoltAddress);
  }

  /**
   * Of a text such as {@code db1:7687=wss1.example.org:7690,db2:7687=wss2.example.org:7690}.
   *
   * @throws IllegalArgumentException for anything else
   */
  public static RoutingAddresses parse(String text) {
    Map<String, String> addresses = new LinkedHashMap<>();
    for (String entry : text.isBlank() ? List.<String>of() : List.of(text.split(",", -1))) {
      String[] pair = entry.split("=", -1);
      if (pair.length != 2) {
        throw new IllegalArgumentException("not <Bolt address>=<WebSocket address>: " + entry);
      }
      if (addresses.put(address(pair[0].strip()), address(pair[1].strip())) != null) {
        throw new IllegalArgumentException("twice: " + pair[0].strip());
      }
    }
    return new RoutingAddresses(addresses);
  }

  private static String address(String text) {
    int colon = text.lastIndexOf(':');
    if (colon < 0
        || !ADDRESS.matcher(text.substring(0, colon)).matches()
        || !PORT.matcher(text.substring(colon + 1)).matches()) {
      throw new IllegalArgumentException("not host and port: " + text);
    }
    return text;
  }

  /** As it is written. */
  @Override
  public String toString() {
    List<String> entries = new ArrayList<>();
    byBoltAddress.forEach((bolt, webSocket) -> entries.add(bolt + "=" + webSocket));
    return String.join(",", entries.stream().sorted().toList());
  }
}
