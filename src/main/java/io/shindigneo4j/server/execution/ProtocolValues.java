package io.shindigneo4j.server.execution;

import io.shindigneo4j.protocol.GraphValue;
import java.lang.reflect.Array;
import java.time.temporal.ChronoUnit;
import java.time.temporal.TemporalAmount;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.StreamSupport;
import org.neo4j.graphdb.Entity;
import org.neo4j.graphdb.Label;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Path;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.spatial.Point;

/** Converts what Neo4j returns to values of the protocol. */
final class ProtocolValues {

  private ProtocolValues() {}

  static Object of(Object value) {
    if (value == null || value instanceof String || value instanceof Number) {
      return value;
    } else if (value instanceof Map<?, ?> map) {
      return map(map);
    } else if (value instanceof List<?> list) {
      return list(list);
    } else if (value instanceof Node node) {
      return node(node);
    } else if (value instanceof Relationship relationship) {
      return relationship(relationship);
    } else if (value instanceof Path path) {
      return path(path);
    } else if (value instanceof Point point) {
      return point(point);
    } else if (value instanceof TemporalAmount amount) {
      return timeSpan(amount);
    } else if (value instanceof Character character) {
      return character.toString();
    } else if (value.getClass().isArray() && !(value instanceof byte[])) {
      return array(value);
    }
    return value;
  }

  /** The list itself where there is nothing to convert. */
  @SuppressWarnings("unchecked") // whatever is in it is an object
  static List<Object> list(List<?> list) {
    List<Object> converted = null;
    int length = 0;
    for (Object element : list) {
      Object value = of(element);
      if (converted == null && value != element) {
        converted = new ArrayList<>(list.size());
        converted.addAll(list.subList(0, length));
      }
      if (converted != null) {
        converted.add(value);
      }
      length++;
    }
    return converted == null ? (List<Object>) list : converted;
  }

  private static List<Object> array(Object array) {
    if (array instanceof Object[] objects) {
      return list(Arrays.asList(objects));
    }
    int length = Array.getLength(array);
    List<Object> converted = new ArrayList<>(length);
    for (int i = 0; i < length; i++) {
      converted.add(of(Array.get(array, i)));
    }
    return converted;
  }

  /** The map itself where there is nothing to convert. */
  @SuppressWarnings("unchecked") // Neo4j's maps have names as keys
  private static Map<String, Object> map(Map<?, ?> map) {
    Map<String, Object> converted = null;
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      Object value = of(entry.getValue());
      if (converted == null && value != entry.getValue()) {
        converted = new LinkedHashMap<>((Map<String, Object>) map);
      }
      if (converted != null) {
        converted.put((String) entry.getKey(), value);
      }
    }
    return converted == null ? (Map<String, Object>) map : converted;
  }

  private static Map<String, Object> properties(Entity entity) {
    return map(entity.getAllProperties());
  }

  private static GraphValue.Node node(Node node) {
    List<String> labels =
        StreamSupport.stream(node.getLabels().spliterator(), false).map(Label::name).toList();
    return new GraphValue.Node(node.getElementId(), labels, properties(node));
  }

  private static GraphValue.Relationship relationship(Relationship relationship) {
    return new GraphValue.Relationship(
        relationship.getElementId(),
        relationship.getType().name(),
        relationship.getStartNode().getElementId(),
        relationship.getEndNode().getElementId(),
        properties(relationship));
  }

  private static GraphValue.Path path(Path path) {
    List<GraphValue.Node> nodes = new ArrayList<>();
    path.nodes().forEach(node -> nodes.add(node(node)));
    List<GraphValue.Relationship> relationships = new ArrayList<>();
    path.relationships().forEach(relationship -> relationships.add(relationship(relationship)));
    return new GraphValue.Path(nodes, relationships);
  }

  private static GraphValue.Point point(Point point) {
    List<Double> coordinates = new ArrayList<>();
    for (double coordinate : point.getCoordinate().getCoordinate()) {
      coordinates.add(coordinate);
    }
    return new GraphValue.Point(point.getCRS().getCode(), coordinates);
  }

  private static GraphValue.TimeSpan timeSpan(TemporalAmount amount) {
    return new GraphValue.TimeSpan(
        amount.get(ChronoUnit.MONTHS),
        amount.get(ChronoUnit.DAYS),
        amount.get(ChronoUnit.SECONDS),
        amount.get(ChronoUnit.NANOS));
  }
}
