package io.shindigneo4j.packs.crossreference;

import io.shindigneo4j.server.graph.NodeReads;
import java.util.stream.Stream;
import org.neo4j.graphdb.RelationshipType;
import org.neo4j.graphdb.Transaction;

/**
 * How nodes are linked, whichever of two a link begins at. For one call, and to be closed before
 * its transaction is.
 */
final class Links implements AutoCloseable {

  static final RelationshipType RELATED = RelationshipType.withName("RELATED");

  /** Of the node whose links are counted, and of those at their other ends. */
  private final NodeReads reads;

  private final NodeReads ends;

  private final NodeReads.Way related;

  /** Their numbers, in the order of the kinds. */
  private final int[] labels;

  Links(Transaction transaction) {
    reads = NodeReads.of(transaction);
    ends = NodeReads.of(transaction);
    related = reads.both(RELATED.name());
    labels = Stream.of(Kind.values()).mapToInt(kind -> reads.label(kind.label().name())).toArray();
  }

  /** How many links a node has with each kind, in the order of the kinds; 0 if it is not there. */
  long[] counts(long node) {
    long[] counts = new long[Kind.COUNT];
    if (reads.seek(node)) {
      reads.follow(related);
      while (reads.next()) {
        count(reads.neighbour(), counts);
      }
    }
    return counts;
  }

  private void count(long end, long[] counts) {
    if (!ends.seek(end)) {
      return;
    }
    for (int place = 0; place < labels.length; place++) {
      if (ends.hasLabel(labels[place])) {
        counts[place]++;
        return;
      }
    }
  }

  @Override
  public void close() {
    ends.close();
    reads.close();
  }
}
