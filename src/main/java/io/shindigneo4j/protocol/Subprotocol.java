package io.shindigneo4j.protocol;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The agreement of the WebSocket handshake: version, format and compression. */
public record Subprotocol(Format format, Compression compression) {

  private static final String PREFIX = "shindig-neo4j.v1.";

  /** Without compression. */
  public Subprotocol(Format format) {
    this(format, Compression.NONE);
  }

  /** All supported subprotocols, in order of preference. */
  public static List<Subprotocol> supported() {
    return with(Compression.all());
  }

  /** Those with these compressions, in every format. */
  public static List<Subprotocol> with(List<Compression> compressions) {
    return compressions.stream().flatMap(Subprotocol::with).toList();
  }

  private static Stream<Subprotocol> with(Compression compression) {
    return Stream.of(Format.BSON, Format.JSON).map(format -> new Subprotocol(format, compression));
  }

  /** The first of the offered names that is supported, in the client's order of preference. */
  public static Optional<Subprotocol> select(List<String> offered) {
    return select(offered, supported());
  }

  /** As {@link #select(List)}, among these. */
  public static Optional<Subprotocol> select(List<String> offered, List<Subprotocol> among) {
    return offered.stream()
        .flatMap(name -> among.stream().filter(known -> known.name().equals(name)))
        .findFirst();
  }

  /** Such as {@code shindig-neo4j.v1.bson} or {@code shindig-neo4j.v1.bson.deflate}. */
  public String name() {
    String last = compression.name().isEmpty() ? "" : "." + compression.name();
    return PREFIX + format.name() + last;
  }

  public MessageCodec codec() {
    return new MessageCodec(format, compression);
  }
}
