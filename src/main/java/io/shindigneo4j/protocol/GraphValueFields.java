package io.shindigneo4j.protocol;

import io.shindigneo4j.protocol.GraphValue.Node;
import io.shindigneo4j.protocol.GraphValue.Path;
import io.shindigneo4j.protocol.GraphValue.Point;
import io.shindigneo4j.protocol.GraphValue.Relationship;
import io.shindigneo4j.protocol.GraphValue.TimeSpan;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Converts each {@link GraphValue} into the value of its tag and back. */
final class GraphValueFields {

  private GraphValueFields() {}

  static Object timeSpan(TimeSpan span) {
    return List.of(span.months(), span.days(), span.seconds(), span.nanoseconds());
  }

  static TimeSpan timeSpan(Object value) throws MalformedMessageException {
    List<Long> parts = list("$duration", value, Long.class);
    if (parts.size() != 4) {
      throw new MalformedMessageException("$duration must have four parts");
    }
    return new TimeSpan(parts.get(0), parts.get(1), parts.get(2), parts.get(3));
  }

  static Object point(Point point) {
    return fields("srid", point.srid(), "coordinates", point.coordinates());
  }

  static Point point(Object value) throws MalformedMessageException {
    Fields fields = fields("$point", value);
    List<Double> coordinates = new ArrayList<>();
    for (Number coordinate : list("$point", fields.map().get("coordinates"), Number.class)) {
      coordinates.add(coordinate.doubleValue());
    }
    return new Point(fields.integer("srid"), coordinates);
  }

  static Object node(Node node) {
    return fields(
        "elementId", node.elementId(), "labels", node.labels(), "properties", node.properties());
  }

  static Node node(Object value) throws MalformedMessageException {
    Fields fields = fields("$node", value);
    return new Node(fields.text("elementId"), fields.texts("labels"), fields.map("properties"));
  }

  static Object relationship(Relationship relationship) {
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

  static Relationship relationship(Object value) throws MalformedMessageException {
    Fields fields = fields("$relationship", value);
    return new Relationship(
        fields.text("elementId"),
        fields.text("type"),
        fields.text("start"),
        fields.text("end"),
        fields.map("properties"));
  }

  static Object path(Path path) {
    return fields("nodes", path.nodes(), "relationships", path.relationships());
  }

  static Path path(Object value) throws MalformedMessageException {
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

  private static <T> List<T> list(String tag, @Nullable Object value, Class<T> type)
      throws MalformedMessageException {
    List<?> list = cast(tag, value, List.class);
    for (Object element : list) {
      cast(tag, element, type);
    }
    @SuppressWarnings("unchecked") // each element was checked
    List<T> checked = (List<T>) list;
    return checked;
  }

  /** The value of a tag, cast to the type it must have. */
  static <T> T cast(String tag, @Nullable Object value, Class<T> type)
      throws MalformedMessageException {
    if (!type.isInstance(value)) {
      throw new MalformedMessageException(tag + " is not valid");
    }
    return type.cast(value);
  }
}
