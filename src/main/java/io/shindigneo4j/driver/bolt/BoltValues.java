package io.shindigneo4j.driver.bolt;

import io.shindigneo4j.protocol.GraphValue;
import java.time.DateTimeException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.StreamSupport;
import org.neo4j.driver.Record;
import org.neo4j.driver.Value;
import org.neo4j.driver.types.Entity;
import org.neo4j.driver.types.IsoDuration;
import org.neo4j.driver.types.Node;
import org.neo4j.driver.types.Path;
import org.neo4j.driver.types.Point;
import org.neo4j.driver.types.Relationship;
import org.neo4j.driver.types.TypeSystem;

/** Translates values of the official driver into those of the protocol. */
final class BoltValues {

  private static final TypeSystem TYPES = TypeSystem.getDefault();

  private BoltValues() {}

  static List<Object> row(Record row) {
    List<Object> converted = new ArrayList<>(row.size());
    row.values().forEach(value -> converted.add(of(value)));
    return converted;
  }

  private static Object of(Value value) {
    if (TYPES.LIST().isTypeOf(value)) {
      return value.asList(BoltValues::of);
    } else if (value.type().equals(TYPES.MAP())) { // nodes and relationships count as maps, too
      return value.asMap(BoltValues::of);
    }
    try {
      return of(value.asObject());
    } catch (DateTimeException e) { // such as a time zone that is not known here
      return new GraphValue.UnreadableValue(value.toString(), String.valueOf(e.getMessage()));
    }
  }

  private static Object of(Object value) {
    if (value instanceof Node node) {
      return node(node);
    } else if (value instanceof Relationship relationship) {
      return relationship(relationship);
    } else if (value instanceof Path path) {
      return path(path);
    } else if (value instanceof Point point) {
      return point(point);
    } else if (value instanceof IsoDuration span) {
      return new GraphValue.TimeSpan(
          span.months(), span.days(), span.seconds(), span.nanoseconds());
    }
    return value;
  }

  private static Map<String, Object> properties(Entity entity) {
    return entity.asMap(BoltValues::of);
  }

  private static GraphValue.Node node(Node node) {
    List<String> labels = StreamSupport.stream(node.labels().spliterator(), false).toList();
    return new GraphValue.Node(node.elementId(), labels, properties(node));
  }

  private static GraphValue.Relationship relationship(Relationship relationship) {
    return new GraphValue.Relationship(
        relationship.elementId(),
        relationship.type(),
        relationship.startNodeElementId(),
        relationship.endNodeElementId(),
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
    List<Double> coordinates =
        Double.isNaN(point.z())
            ? List.of(point.x(), point.y())
            : List.of(point.x(), point.y(), point.z());
    return new GraphValue.Point(point.srid(), coordinates);
  }
}
