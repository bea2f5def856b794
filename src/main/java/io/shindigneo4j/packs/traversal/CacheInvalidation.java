package io.shindigneo4j.packs.traversal;

import io.shindigneo4j.server.graph.NodeIds;
import java.util.BitSet;
import org.neo4j.graphdb.GraphDatabaseService;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;
import org.neo4j.graphdb.event.LabelEntry;
import org.neo4j.graphdb.event.PropertyEntry;
import org.neo4j.graphdb.event.TransactionData;
import org.neo4j.graphdb.event.TransactionEventListener;

/**
 * Invalidates the cache when transactions change nodes. It does not hear of changes that other
 * listeners add during the commit, as triggers do.
 */
final class CacheInvalidation implements TransactionEventListener<BitSet> {

  private final KindCache memory;

  CacheInvalidation(KindCache memory) {
    this.memory = memory;
  }

  /** Covers created nodes too, as their labels are assigned. */
  @Override
  public BitSet beforeCommit(
      TransactionData data, Transaction transaction, GraphDatabaseService database) {
    BitSet begun = new BitSet();
    data.deletedNodes().forEach(node -> forget(node, begun));
    forgetLabelled(data.assignedLabels(), begun);
    forgetLabelled(data.removedLabels(), begun);
    forgetProperties(data.assignedNodeProperties(), begun);
    forgetProperties(data.removedNodeProperties(), begun);
    return begun;
  }

  private void forgetLabelled(Iterable<LabelEntry> labels, BitSet begun) {
    labels.forEach(entry -> forget(entry.node(), begun));
  }

  private void forgetProperties(Iterable<PropertyEntry<Node>> properties, BitSet begun) {
    properties.forEach(entry -> forget(entry.entity(), begun));
  }

  private void forget(Node node, BitSet begun) {
    memory.invalidate(NodeIds.of(node), begun);
  }

  @Override
  public void afterCommit(TransactionData data, BitSet begun, GraphDatabaseService database) {
    memory.end(begun);
  }

  @Override
  public void afterRollback(TransactionData data, BitSet begun, GraphDatabaseService database) {
    memory.end(begun);
  }
}
