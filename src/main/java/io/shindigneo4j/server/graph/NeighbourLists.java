package io.shindigneo4j.server.graph;

import java.util.Arrays;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.RelationshipType;
import org.neo4j.graphdb.ResourceIterable;
import org.neo4j.graphdb.Transaction;

/** The neighbours of nodes by one type and direction, read lazily. Confined to one thread. */
final class NeighbourLists {

  private static final int FIRST_CAPACITY = 16;

  private final Transaction transaction;
  private final NodeNumbers from;
  private final NodeNumbers to;
  private final RelationshipType type;
  private final Direction direction;
  private final boolean writable;

  /** The lists by number; null for those not read yet. */
  private int[][] lists = new int[FIRST_CAPACITY][];

  /**
   * Reads nothing yet.
   *
   * @param writable whether the transaction may write, so that nothing may be cached
   */
  NeighbourLists(
      Transaction transaction,
      NodeNumbers from,
      NodeNumbers to,
      RelationshipType type,
      Direction direction,
      boolean writable) {
    this.transaction = transaction;
    this.from = from;
    this.to = to;
    this.type = type;
    this.direction = direction;
    this.writable = writable;
  }

  int[] of(int number) {
    if (writable) {
      return read(number);
    }
    if (number >= lists.length) {
      lists = Arrays.copyOf(lists, Math.max(number + 1, 2 * lists.length));
    }
    if (lists[number] == null) {
      lists[number] = read(number);
    }
    return lists[number];
  }

  private int[] read(int number) {
    IntArrayList found = new IntArrayList();
    try (ResourceIterable<Relationship> ties =
        NodeIds.node(transaction, from.node(number)).getRelationships(direction, type)) {
      for (Relationship tie : ties) {
        int other = to.number(otherEnd(tie));
        if (other != SocialGraph.NONE) {
          found.add(other);
        }
      }
    }
    return found.toArray();
  }

  private long otherEnd(Relationship tie) {
    return direction == Direction.OUTGOING ? NodeIds.end(tie) : NodeIds.start(tie);
  }
}
