package io.shindigneo4j.procedures.query;

import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.query.ListQuery.Sort;
import io.shindigneo4j.server.graph.SocialGraph;
import java.util.Comparator;
import org.neo4j.graphdb.Node;

/** A node with the value it is ordered by. */
final class SortedNode {

  private static final Comparator<SortedNode> BY_ID =
      Comparator.comparing(SortedNode::id, ValueOrder.ASCENDING)
          .thenComparing(SortedNode::owner, ValueOrder.ASCENDING);

  private static final int SHORT = 100;

  private final Node node;

  /** Null where the node has no such value. */
  private final Object key;

  /** Read lazily, to order nodes of equal keys. */
  private Object id;

  /** In the order of ids, or {@link SocialGraph#NONE}. */
  private final int place;

  private SortedNode(Node node, Object key, int place) {
    this.node = node;
    this.key = key;
    this.place = place;
  }

  static SortedNode of(Candidate candidate, Sort sort) {
    Object key =
        sort.target() == null
            ? (Object) candidate.rank()
            : NodeValues.at(candidate.node(), sort.target()).stream().findFirst().orElse(null);
    return new SortedNode(candidate.node(), key, candidate.place());
  }

  /** Without a value last in both directions, then by id, which may be unique to its owner only. */
  static Comparator<SortedNode> order(boolean ascending) {
    Comparator<Object> values = ascending ? ValueOrder.ASCENDING : ValueOrder.ASCENDING.reversed();
    return Comparator.comparing((SortedNode sorted) -> sorted.key, Comparator.nullsLast(values))
        .thenComparing(SortedNode::compareIds);
  }

  private static int compareIds(SortedNode one, SortedNode other) {
    return one.place != SocialGraph.NONE && other.place != SocialGraph.NONE
        ? Integer.compare(one.place, other.place)
        : BY_ID.compare(one, other);
  }

  Node node() {
    return node;
  }

  /** The length of a long text that it is ordered by; a short one counts as none. */
  int characters() {
    return key instanceof String text && text.length() > SHORT ? text.length() : 0;
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
