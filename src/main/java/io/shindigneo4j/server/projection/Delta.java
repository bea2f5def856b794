package io.shindigneo4j.server.projection;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.collections.impl.list.mutable.primitive.LongArrayList;

/**
 * What a commit has changed. A relationship with another time has gone and come. What has gone did
 * so before anything came. Changed by nobody once it is handed over.
 */
final class Delta {

  /** Relationships of one type. */
  static final class Ties {

    final List<Tie> gone = new ArrayList<>(0);
    final List<Tie> come = new ArrayList<>(0);

    int size() {
      return gone.size() + come.size();
    }
  }

  /** Nodes that lose or get a label. */
  static final class Labels {

    final LongArrayList lost = new LongArrayList(0);
    final LongArrayList got = new LongArrayList(0);

    int size() {
      return lost.size() + got.size();
    }
  }

  private static final int TIE_BYTES = 64;
  private static final int NODE_BYTES = 8;
  private static final int BYTES = 200;

  /** Nobody can tell what has changed. */
  static final Delta UNKNOWN = new Delta();

  final Ties friendships = new Ties();
  final Ties memberships = new Ties();
  final Labels people = new Labels();
  final Labels groups = new Labels();
  final LongArrayList deletedNodes = new LongArrayList(0);

  boolean isEmpty() {
    return size() == 0;
  }

  private int size() {
    return friendships.size()
        + memberships.size()
        + people.size()
        + groups.size()
        + deletedNodes.size();
  }

  /** Of memory, about. */
  long bytes() {
    return BYTES
        + (long) TIE_BYTES * (friendships.size() + memberships.size())
        + (long) NODE_BYTES * (people.size() + groups.size() + deletedNodes.size());
  }
}
