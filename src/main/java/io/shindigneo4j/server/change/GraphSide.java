package io.shindigneo4j.server.change;

import java.util.List;
import org.eclipse.collections.api.map.primitive.IntObjectMap;
import org.neo4j.graphdb.Direction;
import org.neo4j.values.storable.Value;
import org.neo4j.values.storable.Values;

/** The graph before a transaction, or after it. A label, type or key of -1 is one without uses. */
interface GraphSide {

  /** No node. */
  long NONE = -1;

  /** The labels of a node; empty for a node that does not exist on this side. */
  int[] labels(long node);

  /** The value of a node's property; {@link Values#NO_VALUE} for none. */
  Value value(long node, int key);

  /** All properties of a node. */
  IntObjectMap<Value> values(long node);

  /** The relationships of one type at a node. */
  List<RelationshipReference> relationships(long node, int type, Direction direction);

  /** Those of them that lead to one node. */
  List<RelationshipReference> relationshipsTo(long node, int type, Direction direction, long other);

  /** The value of a relationship's property; {@link Values#NO_VALUE} for none. */
  Value relationshipValue(long relationship, int key);

  default boolean has(long node, int label) {
    for (int each : labels(node)) {
      if (each == label) {
        return true;
      }
    }
    return false;
  }

  /** The text of a property; null for none. */
  default String text(long node, int key) {
    return node == NONE ? null : text(value(node, key));
  }

  /** The number of a property; 0 for none. */
  default long number(long node, int key) {
    return node != NONE && value(node, key).asObject() instanceof Number number
        ? number.longValue()
        : 0;
  }

  /** The node at the other end of the first of such relationships; {@link #NONE} for none. */
  default long neighbour(long node, int type, Direction direction) {
    List<RelationshipReference> relationships =
        node == NONE ? List.of() : relationships(node, type, direction);
    return relationships.isEmpty() ? NONE : relationships.get(0).other();
  }

  private static String text(Value value) {
    return value.asObject() instanceof String text ? text : null;
  }
}
