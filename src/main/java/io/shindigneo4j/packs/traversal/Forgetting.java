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
 * Has a memory forget what transactions change. It is not told of what other listeners add to a
 * transaction while it is committed, as triggers do.
 */
final class Forgetting implements TransactionEventListener<BitSet> {

  private final KindMemory memory;

  Forgetting(KindMemory memory) {
    this.memory = memory;
  }

  /** Also for nodes that are made: their labels are assigned. */
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
    memory.forget(NodeIds.of(node), begun);
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
