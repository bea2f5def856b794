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
import java.util.ArrayList;
import java.util.Base64;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Values that a format has no type for, as maps of one entry whose key starts with {@code $}. A
 * plain map of that look gets a second {@code $}, so that no application's data can be taken for a
 * tagged value.
 */
final class TaggedValues {

  private static final String SIGN = "$";

  /** A row of the table: the Java type, and how it becomes plainer values and back. */
  private record Tag<T>(String name, Class<T> type, Function<T, Object> write, Reader<T> read) {}

  private interface Reader<T> {
    T read(Object value) throws MalformedMessageException;
  }

  private static final List<Tag<?>> TAGS =
      List.of(
          text("$date", LocalDate.class, LocalDate::parse),
          text("$time", OffsetTime.class, OffsetTime::parse),
          text("$localTime", LocalTime.class, LocalTime::parse),
          text("$dateTime", ZonedDateTime.class, ZonedDateTime::parse),
          text("$localDateTime", LocalDateTime.class, LocalDateTime::parse),
          text("$float", Double.class, TaggedValues::notFinite),
          new Tag<>(
              "$bytes", byte[].class, Base64.getEncoder()::encodeToString, TaggedValues::bytes),
          new Tag<>("$duration", TimeSpan.class, TaggedValues::timeSpan, TaggedValues::timeSpan),
          new Tag<>("$point", Point.class, TaggedValues::point, TaggedValues::point),
          new Tag<>("$node", Node.class, TaggedValues::node, TaggedValues::node),
          new Tag<>(
              "$relationship",
              Relationship.class,
              TaggedValues::relationship,
              TaggedValues::relationship),
          new Tag<>("$path", Path.class, TaggedValues::path, TaggedValues::path));

  private TaggedValues() {}

  /** The names of all tags. */
  static Set<String> names() {
    return TAGS.stream().map(Tag::name).collect(Collectors.toSet());
  }

  /** The value as a map that every format can write. */
  static Map<String, Object> toMap(Object value) {
    for (Tag<?> tag : TAGS) {
      if (tag.type().isInstance(value)) {
        return Map.of(tag.name(), write(tag, value));
      }
    }
    throw new IllegalArgumentException(
        "the protocol has no type for " + value.getClass().getName());
  }

  private static <T> Object write(Tag<T> tag, Object value) {
    return tag.write().apply(tag.type().cast(value));
  }

  /** The map to write for a plain map: itself, unless it looks like a tagged value. */
  static Map<?, ?> escape(Map<?, ?> map) {
    if (!looksTagged(map)) {
      return map;
    }
    Map.Entry<?, ?> entry = map.entrySet().iterator().next();
    return Collections.singletonMap(SIGN + entry.getKey(), entry.getValue());
  }

  /** The value that a map just read stands for: itself, unless it is tagged. */
  static Object fromMap(Map<String, Object> map) throws MalformedMessageException {
    if (!looksTagged(map)) {
      return map;
    }
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
        name, type, Object::toString, value -> parse.apply(cast(name, value, String.class)));
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
    return Base64.getDecoder().decode(cast("$bytes", value, String.class));
  }

  private static Object timeSpan(TimeSpan span) {
    return List.of(span.months(), span.days(), span.seconds(), span.nanoseconds());
  }

  private static TimeSpan timeSpan(Object value) throws MalformedMessageException {
    List<Long> parts = list("$duration", value, Long.class);
    if (parts.size() != 4) {
      throw new MalformedMessageException("$duration must have four parts");
    }
    return new TimeSpan(parts.get(0), parts.get(1), parts.get(2), parts.get(3));
  }

  private static Object point(Point point) {
    return fields("srid", point.srid(), "coordinates", point.coordinates());
  }

  private static Point point(Object value) throws MalformedMessageException {
    Fields fields = fields("$point", value);
    List<Double> coordinates = new ArrayList<>();
    for (Number coordinate : list("$point", fields.map().get("coordinates"), Number.class)) {
      coordinates.add(coordinate.doubleValue());
    }
    return new Point(fields.integer("srid"), coordinates);
  }

  private static Object node(Node node) {
    return fields(
        "elementId", node.elementId(), "labels", node.labels(), "properties", node.properties());
  }

  private static Node node(Object value) throws MalformedMessageException {
    Fields fields = fields("$node", value);
    return new Node(fields.text("elementId"), fields.texts("labels"), fields.map("properties"));
  }

  private static Object relationship(Relationship relationship) {
    return fields(
        "elementId",
        relationship.elementId(),
        "type",
        relationship.type(),
        "start",
        relationship.start(),
        "end",
        relationship.end(),
        "properties",
        relationship.properties());
  }

  private static Relationship relationship(Object value) throws MalformedMessageException {
    Fields fields = fields("$relationship", value);
    return new Relationship(
        fields.text("elementId"),
        fields.text("type"),
        fields.text("start"),
        fields.text("end"),
        fields.map("properties"));
  }

  private static Object path(Path path) {
    return fields("nodes", path.nodes(), "relationships", path.relationships());
  }

  private static Path path(Object value) throws MalformedMessageException {
    Map<String, Object> map = fields("$path", value).map();
    return new Path(
        list("$path", map.get("nodes"), Node.class),
        list("$path", map.get("relationships"), Relationship.class));
  }

  private static Map<String, Object> fields(Object... namesAndValues) {
    Map<String, Object> fields = new LinkedHashMap<>();
    for (int i = 0; i < namesAndValues.length; i += 2) {
      fields.put((String) namesAndValues[i], namesAndValues[i + 1]);
    }
    return fields;
  }

  @SuppressWarnings("unchecked") // the formats make no other maps
  private static Fields fields(String tag, Object value) throws MalformedMessageException {
    return new Fields(cast(tag, value, Map.class));
  }

  private static <T> List<T> list(String tag, Object value, Class<T> type)
      throws MalformedMessageException {
    List<?> list = cast(tag, value, List.class);
    for (Object element : list) {
      cast(tag, element, type);
    }
    @SuppressWarnings("unchecked") // each element was looked at
    List<T> checked = (List<T>) list;
    return checked;
  }

  private static <T> T cast(String tag, Object value, Class<T> type)
      throws MalformedMessageException {
    if (!type.isInstance(value)) {
      throw new MalformedMessageException(tag + " is not valid");
    }
    return type.cast(value);
  }
}
