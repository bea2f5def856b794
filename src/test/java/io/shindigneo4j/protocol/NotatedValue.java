package io.shindigneo4j.protocol;

import com.fasterxml.jackson.databind.JsonNode;
import io.shindigneo4j.protocol.GraphValue.Node;
import io.shindigneo4j.protocol.GraphValue.Path;
import io.shindigneo4j.protocol.GraphValue.Point;
import io.shindigneo4j.protocol.GraphValue.Relationship;
import io.shindigneo4j.protocol.GraphValue.TimeSpan;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetTime;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Makes values out of the {@link ValueNotation}. */
final class NotatedValue {

  private NotatedValue() {}

  static Object of(JsonNode notation) {
    Map.Entry<String, JsonNode> only = notation.properties().iterator().next();
    JsonNode content = only.getValue();
    return switch (only.getKey()) {
      case "null" -> null;
      case "boolean" -> content.booleanValue();
      case "integer" -> integer(content);
      case "float" -> number(content);
      case "string" -> content.textValue();
      case "bytes" -> HexFormat.of().parseHex(content.textValue());
      case "list" -> list(content, NotatedValue::of);
      case "map" -> pairs(content);
      case "date" -> LocalDate.parse(content.textValue());
      case "time" -> OffsetTime.parse(content.textValue());
      case "localTime" -> LocalTime.parse(content.textValue());
      case "dateTime" -> ZonedDateTime.parse(content.textValue());
      case "localDateTime" -> LocalDateTime.parse(content.textValue());
      case "duration" -> duration(list(content, NotatedValue::integer));
      case "point" -> point(content);
      case "node" -> node(content);
      case "relationship" -> relationship(content);
      case "path" -> path(content);
      default -> throw new IllegalArgumentException("no value: " + only.getKey());
    };
  }

  static Map<String, Object> map(JsonNode notation) {
    return pairs(notation.get("map"));
  }

  private static Map<String, Object> pairs(JsonNode pairs) {
    Map<String, Object> map = new LinkedHashMap<>();
    pairs.forEach(pair -> map.put(pair.get(0).textValue(), of(pair.get(1))));
    return map;
  }

  private static TimeSpan duration(List<Long> parts) {
    return new TimeSpan(parts.get(0), parts.get(1), parts.get(2), parts.get(3));
  }

  private static Point point(JsonNode fields) {
    return new Point(
        integer(fields.get("srid")), list(fields.get("coordinates"), NotatedValue::number));
  }

  private static Node node(JsonNode fields) {
    return new Node(
        text(fields, "elementId"),
        list(fields.get("labels"), JsonNode::textValue),
        map(fields.get("properties")));
  }

  private static Relationship relationship(JsonNode fields) {
    return new Relationship(
        text(fields, "elementId"),
        text(fields, "type"),
        text(fields, "start"),
        text(fields, "end"),
        map(fields.get("properties")));
  }

  private static Path path(JsonNode fields) {
    return new Path(
        list(fields.get("nodes"), node -> (Node) of(node)),
        list(fields.get("relationships"), relationship -> (Relationship) of(relationship)));
  }

  private static <T> List<T> list(JsonNode array, Function<JsonNode, T> read) {
    List<T> list = new ArrayList<>();
    array.forEach(element -> list.add(read.apply(element)));
    return list;
  }

  private static String text(JsonNode fields, String name) {
    return fields.get(name).textValue();
  }

  private static Long integer(JsonNode digits) {
    return Long.valueOf(digits.textValue());
  }

  private static Double number(JsonNode bits) {
    return Double.longBitsToDouble(HexFormat.fromHexDigitsToLong(bits.textValue()));
  }
}
