package io.shindigneo4j.protocol;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
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
import java.util.Collection;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Shows values as the wire vectors do: as a JSON object whose only key is the type, so that no
 * language takes one type for another. {@link NotatedValue} is the way back.
 */
final class ValueNotation {

  private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

  private ValueNotation() {}

  static JsonNode of(Object value) {
    if (value == null) {
      return one("null", JSON.booleanNode(true));
    } else if (value instanceof Boolean flag) {
      return one("boolean", JSON.booleanNode(flag));
    } else if (value instanceof Long number) {
      return one("integer", text(number));
    } else if (value instanceof Double number) {
      return one("float", bits(number));
    } else if (value instanceof String string) {
      return one("string", text(string));
    } else if (value instanceof byte[] bytes) {
      return one("bytes", text(HexFormat.of().formatHex(bytes)));
    } else if (value instanceof List<?> list) {
      return one("list", array(list, ValueNotation::of));
    } else if (value instanceof Map<?, ?> map) {
      return one("map", array(map.entrySet(), ValueNotation::pair));
    } else if (value instanceof GraphValue graphValue) {
      return graphValue(graphValue);
    }
    return one(timeType(value), text(value));
  }

  private static JsonNode pair(Map.Entry<?, ?> entry) {
    return JSON.arrayNode().add(text(entry.getKey())).add(of(entry.getValue()));
  }

  private static String timeType(Object value) {
    if (value instanceof LocalDate) {
      return "date";
    } else if (value instanceof OffsetTime) {
      return "time";
    } else if (value instanceof LocalTime) {
      return "localTime";
    } else if (value instanceof ZonedDateTime) {
      return "dateTime";
    } else if (value instanceof LocalDateTime) {
      return "localDateTime";
    }
    throw new IllegalArgumentException("no value: " + value.getClass());
  }

  private static JsonNode graphValue(GraphValue value) {
    if (value instanceof TimeSpan span) {
      List<Long> parts = List.of(span.months(), span.days(), span.seconds(), span.nanoseconds());
      return one("duration", array(parts, ValueNotation::text));
    } else if (value instanceof Point point) {
      return one("point", pointFields(point));
    } else if (value instanceof Node node) {
      return one("node", nodeFields(node));
    } else if (value instanceof Relationship relationship) {
      return one("relationship", relationshipFields(relationship));
    }
    return one("path", pathFields((Path) value));
  }

  private static JsonNode pointFields(Point point) {
    ObjectNode fields = JSON.objectNode();
    fields.set("srid", text(point.srid()));
    fields.set("coordinates", array(point.coordinates(), ValueNotation::bits));
    return fields;
  }

  private static JsonNode nodeFields(Node node) {
    ObjectNode fields = JSON.objectNode();
    fields.set("elementId", text(node.elementId()));
    fields.set("labels", array(node.labels(), ValueNotation::text));
    fields.set("properties", of(node.properties()));
    return fields;
  }

  private static JsonNode relationshipFields(Relationship relationship) {
    ObjectNode fields = JSON.objectNode();
    fields.set("elementId", text(relationship.elementId()));
    fields.set("type", text(relationship.type()));
    fields.set("start", text(relationship.start()));
    fields.set("end", text(relationship.end()));
    fields.set("properties", of(relationship.properties()));
    return fields;
  }

  private static JsonNode pathFields(Path path) {
    ObjectNode fields = JSON.objectNode();
    fields.set("nodes", array(path.nodes(), ValueNotation::of));
    fields.set("relationships", array(path.relationships(), ValueNotation::of));
    return fields;
  }

  private static JsonNode one(String type, JsonNode content) {
    return JSON.objectNode().set(type, content);
  }

  private static <T> ArrayNode array(Collection<? extends T> parts, Function<T, JsonNode> show) {
    ArrayNode array = JSON.arrayNode();
    parts.forEach(part -> array.add(show.apply(part)));
    return array;
  }

  /** All NaN are one. */
  private static JsonNode bits(Double number) {
    return text(HexFormat.of().toHexDigits(Double.doubleToLongBits(number)));
  }

  private static JsonNode text(Object value) {
    return JSON.textNode(value.toString());
  }
}
