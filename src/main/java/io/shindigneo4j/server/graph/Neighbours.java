package io.shindigneo4j.server.graph;

import io.shindigneo4j.schema.GraphNames;
import java.util.Arrays;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.eclipse.collections.impl.list.mutable.primitive.LongArrayList;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.RelationshipType;
import org.neo4j.graphdb.ResourceIterable;
import org.neo4j.graphdb.Transaction;

/** What relationships of one type and direction lead to. For one thread. */
final class Neighbours {

  private static final int FIRST_CAPACITY = 16;

  private final Transaction transaction;
  private final NodeNumbers from;
  private final NodeNumbers to;
  private final RelationshipType type;
  private final Direction direction;
  private final boolean changing;

  /** By number; null for those not read yet. */
  private int[][] known = new int[FIRST_CAPACITY][];

  /**
   * Reads nothing yet.
   *
   * @param changing whether nothing is to be kept
   */
  Neighbours(
      Transaction transaction,
      NodeNumbers from,
      NodeNumbers to,
      RelationshipType type,
      Direction direction,
      boolean changing) {
    this.transaction = transaction;
    this.from = from;
    this.to = to;
    this.type = type;
    this.direction = direction;
    this.changing = changing;
  }

  int[] of(int number) {
    if (changing) {
      return read(number, null);
    }
    if (number >= known.length) {
      known = Arrays.copyOf(known, Math.max(number + 1, 2 * known.length));
    }
    if (known[number] == null) {
      known[number] = read(number, null);
    }
    return known[number];
  }

  Friendships friendships(int number) {
    LongArrayList since = new LongArrayList();
    int[] found = read(number, since);
    return new Friendships(found, since.toArray());
  }

  /**
   * @param since takes the times of what is found, unless it is null
   */
  private int[] read(int number, LongArrayList since) {
    IntArrayList found = new IntArrayList();
    try (ResourceIterable<Relationship> ties =
        NodeIds.node(transaction, from.node(number)).getRelationships(direction, type)) {
      for (Relationship tie : ties) {
        int other = to.number(otherEnd(tie));
        if (other != SocialGraph.NONE) {
          found.add(other);
          addSince(tie, since);
        }
      }
    }
    return found.toArray();
  }

  private static void addSince(Relationship tie, LongArrayList since) {
    if (since != null) {
      since.add(Moments.of(tie.getProperty(GraphNames.SINCE, null)));
    }
  }

  private long otherEnd(Relationship tie) {
    return direction == Direction.OUTGOING ? NodeIds.end(tie) : NodeIds.start(tie);
  }
}
