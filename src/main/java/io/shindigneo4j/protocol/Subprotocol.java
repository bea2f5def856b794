package io.shindigneo4j.protocol;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What client and server agree on in the WebSocket handshake: version and format; nothing is
 * compressed.
 */
public record Subprotocol(Format format) {

  private static final String PREFIX = "shindig-neo4j.v1.";

  /** All that this version speaks, the preferred one first. */
  public static List<Subprotocol> supported() {
    return Stream.of(Format.BSON, Format.JSON).map(Subprotocol::new).toList();
  }

  /** The first of the offered names that is supported, in the client's order of preference. */
  public static Optional<Subprotocol> select(List<String> offered) {
    return offered.stream().flatMap(name -> named(name).stream()).findFirst();
  }

  private static Optional<Subprotocol> named(String name) {
    return supported().stream().filter(subprotocol -> subprotocol.name().equals(name)).findFirst();
  }

  /** Such as {@code shindig-neo4j.v1.bson}. */
  public String name() {
    return PREFIX + format.name();
  }
}
