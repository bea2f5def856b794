package io.shindigneo4j.server.projection;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.collections.impl.list.mutable.primitive.LongArrayList;

/**
 * A commit's changes of the graph. The removals happened before the additions. Not changed after it
 * is handed over.
 */
final class GraphDelta {

  /** Relationships of one type. */
  static final class Edges {
    final List<Edge> removed = new ArrayList<>(0);
    final List<Edge> added = new ArrayList<>(0);

    int size() {
      return removed.size() + added.size();
    }
  }

  /** The ids of nodes that a label was removed from or added to. */
  static final class Labels {
    final LongArrayList removed = new LongArrayList(0);
    final LongArrayList added = new LongArrayList(0);

    int size() {
      return removed.size() + added.size();
    }
  }

  private static final int EDGE_BYTES = 64;
  private static final int NODE_BYTES = 8;
  private static final int BYTES = 200;

  /** Stands for a commit whose changes are not known. */
  static final GraphDelta UNKNOWN = new GraphDelta();

  final Edges friendships = new Edges();
  final Edges memberships = new Edges();
  final Labels people = new Labels();
  final Labels groups = new Labels();
  final LongArrayList deletedNodes = new LongArrayList(0);

  /** The nodes that were there before, and have another id now, or none. */
  final LongArrayList renamed = new LongArrayList(0);

  boolean isEmpty() {
    return size() == 0;
  }

  private int size() {
    return friendships.size()
        + memberships.size()
        + people.size()
        + groups.size()
        + deletedNodes.size()
        + renamed.size();
  }

  /** An estimate of its memory. */
  long bytes() {
    return BYTES
        + (long) EDGE_BYTES * (friendships.size() + memberships.size())
        + (long) NODE_BYTES
            * (people.size() + groups.size() + deletedNodes.size() + renamed.size());
  }
}
