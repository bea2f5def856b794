package io.shindigneo4j.procedures.query;

import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.query.Sort;
import java.util.Comparator;
import org.neo4j.graphdb.Node;

/** A node with the value it is ordered by. */
final class SortedNode {

  private final Node node;

  /** Null where the node has no such value. */
  private final Object key;

  /** Read lazily, to order nodes of equal keys. */
  private Object id;

  private SortedNode(Node node, Object key) {
    this.node = node;
    this.key = key;
  }

  static SortedNode of(Candidate candidate, Sort sort) {
    Object key =
        sort.target() == null
            ? (Object) candidate.rank()
            : NodeValues.at(candidate.node(), sort.target()).stream().findFirst().orElse(null);
    return new SortedNode(candidate.node(), key);
  }

  /** Without a value last in both directions, then by id, which may be unique to its owner only. */
  static Comparator<SortedNode> order(boolean ascending) {
    Comparator<Object> values = ascending ? ValueOrder.ASCENDING : ValueOrder.ASCENDING.reversed();
    return Comparator.comparing((SortedNode sorted) -> sorted.key, Comparator.nullsLast(values))
        .thenComparing(SortedNode::id, ValueOrder.ASCENDING)
        .thenComparing(SortedNode::owner, ValueOrder.ASCENDING);
  }

  Node node() {
    return node;
  }

  private Object id() {
    if (id == null) {
      id = node.getProperty(GraphNames.ID, null);
    }
    return id;
  }

  private Object owner() {
    return node.getProperty(GraphNames.OWNER, null);
  }
}
