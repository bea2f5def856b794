package io.shindigneo4j.server.projection;

import io.shindigneo4j.server.graph.Timestamps;
import org.eclipse.collections.api.LongIterable;
import org.eclipse.collections.api.set.primitive.LongSet;
import org.eclipse.collections.impl.list.mutable.primitive.LongArrayList;
import org.neo4j.collection.diffset.LongDiffSets;
import org.neo4j.kernel.api.KernelTransaction;
import org.neo4j.storageengine.api.txstate.ReadableTransactionState;
import org.neo4j.storageengine.api.txstate.RelationshipState;
import org.neo4j.values.storable.Value;

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
    LongDiffSets friendships = state.relationshipsWithTypeChanged(tokens.friendOf());
    LongDiffSets memberships = state.relationshipsWithTypeChanged(tokens.memberOf());
    readCreated(friendships.getAdded(), delta.friendships, true);
    readCreated(memberships.getAdded(), delta.memberships, false);
    LongArrayList removed = readNewTimes(friendships);
    removed.addAll(friendships.getRemoved());
    readRemoved(removed, delta.friendships, true);
    readRemoved(memberships.getRemoved(), delta.memberships, false);
    return delta;
  }

  private void readLabels(int label, GraphDelta.Labels labels) {
    LongDiffSets changed = state.nodesWithLabelChanged(label);
    labels.added.addAll(changed.getAdded());
    labels.removed.addAll(changed.getRemoved());
  }

  private void readCreated(LongSet created, GraphDelta.Edges edges, boolean withSince) {
    created.forEach(
        id -> {
          RelationshipState made = state.getRelationshipState(id);
          edges.added.add(edge(made, id, withSince ? since(made) : 0));
        });
  }

  /** Friendships whose time changes: added here, removed by {@link #readRemoved}. */
  private LongArrayList readNewTimes(LongDiffSets friendships) {
    LongArrayList ids = new LongArrayList();
    for (RelationshipState changed : state.modifiedRelationships()) {
      long id = changed.getId();
      if (changed.getType() == tokens.friendOf()
          && !friendships.isAdded(id)
          && !friendships.isRemoved(id)
          && hasNewTime(changed)) {
        ids.add(id);
        delta.friendships.added.add(edge(changed, id, since(changed)));
      }
    }
    return ids;
  }

  private boolean hasNewTime(RelationshipState relationship) {
    return relationship.isPropertyChangedOrRemoved(tokens.since())
        || relationship.isPropertyAdded(tokens.since());
  }

  /** Read from the store, where they are unchanged until the commit. */
  private void readRemoved(LongIterable ids, GraphDelta.Edges edges, boolean withSince) {
    if (ids.isEmpty()) {
      return;
    }
    try (StoredEdges store = new StoredEdges(transaction, tokens.since())) {
      ids.forEach(id -> edges.removed.add(store.read(id, withSince)));
    }
  }

  private static Edge edge(RelationshipState relationship, long id, long since) {
    return new Edge(id, relationship.getStartNodeId(), relationship.getEndNodeId(), since);
  }

  private long since(RelationshipState relationship) {
    Value value = relationship.propertyValue(tokens.since());
    return value == null ? 0 : Timestamps.of(value.asObject());
  }
}
