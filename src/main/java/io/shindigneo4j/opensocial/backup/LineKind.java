package io.shindigneo4j.opensocial.backup;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** What a line is about. Each is an object with one key, its kind. */
enum LineKind {
  HEADER,
  NODE,
  RELATIONSHIP,
  /** From here on, lines replace those before that have the same id. */
  CORRECTIONS,
  /** There is no node, or relationship, of an id. */
  GONE,
  END;

  private final String beginning = "{\"" + key() + "\":";

  String key() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The kind of a line, without a look at the rest. */
  static Optional<LineKind> of(byte[] line) {
    return Stream.of(values()).filter(kind -> kind.isKindOf(line)).findFirst();
  }

  private boolean isKindOf(byte[] line) {
    byte[] expected = beginning.getBytes(StandardCharsets.US_ASCII);
    return line.length >= expected.length
        && Arrays.equals(line, 0, expected.length, expected, 0, expected.length);
  }

  Map<String, Object> document(Map<String, Object> content) {
    return Map.of(key(), content);
  }
}
