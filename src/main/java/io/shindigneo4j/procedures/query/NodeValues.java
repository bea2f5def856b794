package io.shindigneo4j.procedures.query;

import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.query.Target;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.RelationshipType;

/** Reads values of a node and of the entries that belong to it. */
final class NodeValues {

  private static final Comparator<Relationship> BY_PLACE =
      Comparator.comparing((Relationship has) -> has.getType().name())
          .thenComparingLong(
              has -> ((Number) has.getProperty(GraphNames.POSITION, 0L)).longValue());

  private NodeValues() {}

  /**
   * The values at the target in their order, without nulls; the elements of an array each for
   * itself.
   */
  static List<Object> at(Node node, Target target) {
    List<Object> values = new ArrayList<>();
    if (target.detail() == null) {
      addValues(values, node, target.property());
    } else {
      for (Relationship has : entries(node, RelationshipType.withName(target.detail()))) {
        addValues(values, has.getEndNode(), target.property());
      }
    }
    return values;
  }

  /** The relationships of these types to a node's entries, in order of type and position. */
  static List<Relationship> entries(Node node, RelationshipType... types) {
    List<Relationship> entries = new ArrayList<>();
    node.getRelationships(Direction.OUTGOING, types).forEach(entries::add);
    entries.sort(BY_PLACE);
    return entries;
  }

  private static void addValues(List<Object> values, Node node, String property) {
    Object value = node.getProperty(property, null);
    if (value == null) {
      return;
    }
    if (!value.getClass().isArray()) {
      values.add(value);
      return;
    }
    for (int i = 0; i < Array.getLength(value); i++) {
      values.add(Array.get(value, i));
    }
  }
}
