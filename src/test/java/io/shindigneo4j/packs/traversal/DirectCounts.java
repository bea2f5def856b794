package io.shindigneo4j.packs.traversal;

import io.shindigneo4j.server.graph.NodeReads;
import org.neo4j.graphdb.Transaction;

/** Direct counts without a cache. */
final class DirectCounts {

  private DirectCounts() {}

  static TrueNodeCounter of(Transaction transaction, Visits visits) {
    NodeReads reads = NodeReads.of(transaction);
    ArrayPool spare = new ArrayPool();
    return new DirectCounter(
        transaction,
        reads,
        new CounterFactory.StoredKinds(reads),
        new LongStack(spare.take()),
        spare,
        visits);
  }
}
