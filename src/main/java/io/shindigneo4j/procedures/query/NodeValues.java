package io.shindigneo4j.procedures.query;

import io.shindigneo4j.schema.query.ListQuery.Target;
import io.shindigneo4j.server.graph.StoreLinks;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;

/** Reads values of a node and of the entries that belong to it. */
final class NodeValues {

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
      for (Relationship has : StoreLinks.links(node, Set.of(target.detail()))) {
        addValues(values, has.getEndNode(), target.property());
      }
    }
    return values;
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
