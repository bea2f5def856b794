package io.shindigneo4j.protocol;

import io.shindigneo4j.protocol.GraphValue.Node;
import io.shindigneo4j.protocol.GraphValue.Path;
import io.shindigneo4j.protocol.GraphValue.Point;
import io.shindigneo4j.protocol.GraphValue.Relationship;
import io.shindigneo4j.protocol.GraphValue.TimeSpan;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetTime;
import java.time.ZonedDateTime;
import java.util.Base64;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Encodes values that a format has no type for as maps of one entry, whose key starts with {@code
 * $}. A plain map of that form gets a second {@code $}, so that it is never taken for a tagged
 * value.
 */
final class TaggedValues {

  private static final String SIGN = "$";

  /** Base64 comes in groups of so many characters, the last one padded. */
  private static final int CHARACTERS_OF_BASE64 = 4;

  /** A row of the table: a Java type with its conversions. */
  private record Tag<T>(String name, Class<T> type, Function<T, Object> write, Reader<T> read) {}

  private interface Reader<T> {
    T read(Object value) throws MalformedMessageException;
  }

  private static final List<Tag<?>> TAGS =
      List.of(
          text("$date", LocalDate.class, LocalDate::parse),
          text("$time", OffsetTime.class, TemporalTexts::offsetTime),
          text("$localTime", LocalTime.class, TemporalTexts::localTime),
          text("$dateTime", ZonedDateTime.class, TemporalTexts::zonedDateTime),
          text("$localDateTime", LocalDateTime.class, TemporalTexts::localDateTime),
          text("$float", Double.class, TaggedValues::notFinite),
          new Tag<>(
              "$bytes", byte[].class, Base64.getEncoder()::encodeToString, TaggedValues::bytes),
          new Tag<>(
              "$duration", TimeSpan.class, GraphValueFields::timeSpan, GraphValueFields::timeSpan),
          new Tag<>("$point", Point.class, GraphValueFields::point, GraphValueFields::point),
          new Tag<>("$node", Node.class, GraphValueFields::node, GraphValueFields::node),
          new Tag<>(
              "$relationship",
              Relationship.class,
              GraphValueFields::relationship,
              GraphValueFields::relationship),
          new Tag<>("$path", Path.class, GraphValueFields::path, GraphValueFields::path));

  private TaggedValues() {}

  /** The names of all tags. */
  static Set<String> names() {
    return TAGS.stream().map(Tag::name).collect(Collectors.toSet());
  }

  /** Converts a value into a map that every format can write. */
  static Map<String, Object> toMap(Object value) {
    for (Tag<?> tag : TAGS) {
      if (tag.type().isInstance(value)) {
        return Map.of(tag.name(), write(tag, value));
      }
    }
    throw new UnsupportedValueException(
        "the protocol has no type for " + value.getClass().getName());
  }

  private static <T> Object write(Tag<T> tag, Object value) {
    return tag.write().apply(tag.type().cast(value));
  }

  /** The map to write for a plain map: the same, unless it looks like a tagged value. */
  static Map<?, ?> escape(Map<?, ?> map) {
    if (!looksTagged(map)) {
      return map;
    }
    Map.Entry<?, ?> entry = map.entrySet().iterator().next();
    return Collections.singletonMap(SIGN + entry.getKey(), entry.getValue());
  }

  /** The value of a map that was read: the same map, unless it is tagged. */
  static Object fromMap(Map<String, Object> map, Unreadable unreadable)
      throws MalformedMessageException {
    if (!looksTagged(map)) {
      return map;
    }
    try {
      return tagged(map);
    } catch (MalformedMessageException e) {
      return unreadable.value(map, e);
    }
  }

  private static Object tagged(Map<String, Object> map) throws MalformedMessageException {
    Map.Entry<String, Object> entry = map.entrySet().iterator().next();
    if (entry.getKey().startsWith(SIGN + SIGN)) {
      return singleEntry(entry.getKey().substring(SIGN.length()), entry.getValue());
    }
    for (Tag<?> tag : TAGS) {
      if (tag.name().equals(entry.getKey())) {
        return read(tag, entry.getValue());
      }
    }
    throw new MalformedMessageException(
        "unknown type of value " + UnicodeText.quote(entry.getKey()));
  }

  private static Object read(Tag<?> tag, Object value) throws MalformedMessageException {
    try {
      return tag.read().read(value);
    } catch (DateTimeException | IllegalArgumentException e) {
      throw new MalformedMessageException(tag.name() + " is not valid", e);
    }
  }

  private static boolean looksTagged(Map<?, ?> map) {
    return map.size() == 1
        && map.keySet().iterator().next() instanceof String key
        && key.startsWith(SIGN);
  }

  private static Map<String, Object> singleEntry(String key, Object value) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put(key, value);
    return map;
  }

  private static <T> Tag<T> text(String name, Class<T> type, Function<String, T> parse) {
    return new Tag<>(
        name,
        type,
        Object::toString,
        value -> parse.apply(GraphValueFields.cast(name, value, String.class)));
  }

  private static Double notFinite(String text) {
    return switch (text) {
      case "NaN" -> Double.NaN;
      case "Infinity" -> Double.POSITIVE_INFINITY;
      case "-Infinity" -> Double.NEGATIVE_INFINITY;
      default -> throw new IllegalArgumentException("a finite number needs no tag");
    };
  }

  private static byte[] bytes(Object value) throws MalformedMessageException {
    String text = GraphValueFields.cast("$bytes", value, String.class);
    if (text.length() % CHARACTERS_OF_BASE64 != 0) { // the decoder does without the padding
      throw new MalformedMessageException("$bytes is not padded");
    }
    return Base64.getDecoder().decode(text);
  }
}
