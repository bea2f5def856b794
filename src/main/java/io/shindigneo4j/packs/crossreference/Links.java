package io.shindigneo4j.packs.crossreference;

import io.shindigneo4j.server.graph.NodeReads;
import java.util.stream.Stream;
import org.neo4j.graphdb.RelationshipType;
import org.neo4j.graphdb.Transaction;

/** Counts links of nodes, in both directions. For one call. Close it before the transaction. */
final class Links implements AutoCloseable {

  static final RelationshipType RELATED = RelationshipType.withName("RELATED");

  /** Reads the node whose links are counted, and its neighbours. */
  private final NodeReads reads;

  private final NodeReads ends;

  private final NodeReads.Way related;

  /** The ids of the labels, in the order of the kinds. */
  private final int[] labels;

  Links(Transaction transaction) {
    reads = NodeReads.of(transaction);
    ends = NodeReads.of(transaction);
    related = reads.both(RELATED.name());
    labels =
        Stream.of(ReferenceKind.values())
            .mapToInt(kind -> reads.label(kind.label().name()))
            .toArray();
  }

  /** The number of links to each kind, in the order of the kinds; 0 if there is no such node. */
  long[] counts(long node) {
    long[] counts = new long[ReferenceKind.COUNT];
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
