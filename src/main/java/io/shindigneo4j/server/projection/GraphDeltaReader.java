package io.shindigneo4j.server.projection;

import org.eclipse.collections.api.LongIterable;
import org.eclipse.collections.api.set.primitive.LongSet;
import org.neo4j.collection.diffset.LongDiffSets;
import org.neo4j.kernel.api.KernelTransaction;
import org.neo4j.storageengine.api.txstate.NodeState;
import org.neo4j.storageengine.api.txstate.ReadableTransactionState;
import org.neo4j.storageengine.api.txstate.RelationshipState;

/**
 * Reads what a transaction will change when it is committed, from the transaction state that Neo4j
 * makes its commands of. The data that listeners get lacks what other listeners add. Confined to
 * the transaction's thread.
 */
final class GraphDeltaReader {

  private final ReadableTransactionState state;
  private final TokenIds tokens;
  private final KernelTransaction transaction;
  private final GraphDelta delta = new GraphDelta();

  GraphDeltaReader(ReadableTransactionState state, KernelTransaction transaction) {
    this.state = state;
    this.transaction = transaction;
    this.tokens = TokenIds.of(transaction.tokenRead());
  }

  GraphDelta read() {
    readLabels(tokens.person(), delta.people);
    readLabels(tokens.group(), delta.groups);
    delta.deletedNodes.addAll(state.addedAndRemovedNodes().getRemoved());
    readRenamed();
    LongDiffSets friendships = state.relationshipsWithTypeChanged(tokens.friendOf());
    LongDiffSets memberships = state.relationshipsWithTypeChanged(tokens.memberOf());
    readCreated(friendships.getAdded(), delta.friendships);
    readCreated(memberships.getAdded(), delta.memberships);
    readRemoved(friendships.getRemoved(), delta.friendships);
    readRemoved(memberships.getRemoved(), delta.memberships);
    return delta;
  }

  private void readLabels(int label, GraphDelta.Labels labels) {
    LongDiffSets changed = state.nodesWithLabelChanged(label);
    labels.added.addAll(changed.getAdded());
    labels.removed.addAll(changed.getRemoved());
  }

  private void readRenamed() {
    for (NodeState node : state.modifiedNodes()) {
      if (node.hasPropertyChanges()
          && !state.addedAndRemovedNodes().isAdded(node.getId())
          && (node.isPropertyAdded(tokens.id()) || node.isPropertyChangedOrRemoved(tokens.id()))) {
        delta.renamed.add(node.getId());
      }
    }
  }

  private void readCreated(LongSet created, GraphDelta.Edges edges) {
    created.forEach(
        id -> {
          RelationshipState made = state.getRelationshipState(id);
          edges.added.add(new Edge(id, made.getStartNodeId(), made.getEndNodeId()));
        });
  }

  /** Read from the store, where they are unchanged until the commit. */
  private void readRemoved(LongIterable ids, GraphDelta.Edges edges) {
    if (ids.isEmpty()) {
      return;
    }
    try (StoredEdges store = new StoredEdges(transaction)) {
      ids.forEach(id -> edges.removed.add(store.read(id)));
    }
  }
}
