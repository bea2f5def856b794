package io.shindigneo4j.server.projection;

import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.server.graph.Moments;
import io.shindigneo4j.server.graph.NodeIds;
import org.eclipse.collections.api.LongIterable;
import org.eclipse.collections.api.set.primitive.LongSet;
import org.eclipse.collections.impl.list.mutable.primitive.LongArrayList;
import org.neo4j.collection.diffset.LongDiffSets;
import org.neo4j.graphdb.GraphDatabaseService;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.Transaction;
import org.neo4j.storageengine.api.txstate.ReadableTransactionState;
import org.neo4j.storageengine.api.txstate.RelationshipState;
import org.neo4j.values.storable.Value;

/**
 * Finds out what a transaction will change when it is committed, by the state that Neo4j itself
 * makes its commands of: what listeners are shown has not all that other listeners have changed.
 * For the transaction's thread.
 */
final class DeltaReader {

  private final ReadableTransactionState state;
  private final Tokens tokens;
  private final GraphDatabaseService database;
  private final Delta delta = new Delta();

  /**
   * @param database for what the store has before the commit
   */
  DeltaReader(ReadableTransactionState state, Tokens tokens, GraphDatabaseService database) {
    this.state = state;
    this.tokens = tokens;
    this.database = database;
  }

  Delta read() {
    readLabels(tokens.person(), delta.people);
    readLabels(tokens.group(), delta.groups);
    delta.deletedNodes.addAll(state.addedAndRemovedNodes().getRemoved());
    LongDiffSets friendships = state.relationshipsWithTypeChanged(tokens.friendOf());
    LongDiffSets memberships = state.relationshipsWithTypeChanged(tokens.memberOf());
    readCreated(friendships.getAdded(), delta.friendships, true);
    readCreated(memberships.getAdded(), delta.memberships, false);
    LongArrayList moved = readMoved(friendships);
    moved.addAll(friendships.getRemoved());
    readGone(moved, delta.friendships, true);
    readGone(memberships.getRemoved(), delta.memberships, false);
    return delta;
  }

  private void readLabels(int label, Delta.Labels labels) {
    LongDiffSets changed = state.nodesWithLabelChanged(label);
    labels.got.addAll(changed.getAdded());
    labels.lost.addAll(changed.getRemoved());
  }

  private void readCreated(LongSet created, Delta.Ties ties, boolean withSince) {
    created.forEach(
        id -> {
          RelationshipState made = state.getRelationshipState(id);
          ties.come.add(tie(made, id, withSince ? moment(made) : 0));
        });
  }

  /** Friendships that stay, with another time; these come, and have yet to go. */
  private LongArrayList readMoved(LongDiffSets friendships) {
    LongArrayList moved = new LongArrayList();
    for (RelationshipState changed : state.modifiedRelationships()) {
      long id = changed.getId();
      if (changed.getType() == tokens.friendOf()
          && !friendships.isAdded(id)
          && !friendships.isRemoved(id)
          && hasMoved(changed)) {
        moved.add(id);
        delta.friendships.come.add(tie(changed, id, moment(changed)));
      }
    }
    return moved;
  }

  private boolean hasMoved(RelationshipState relationship) {
    return relationship.isPropertyChangedOrRemoved(tokens.since())
        || relationship.isPropertyAdded(tokens.since());
  }

  /** As the store has them until the commit, and nobody else can change them. */
  private void readGone(LongIterable ids, Delta.Ties ties, boolean withSince) {
    if (ids.isEmpty()) {
      return;
    }
    try (Transaction before = database.beginTx()) {
      ids.forEach(
          id -> {
            Relationship gone = NodeIds.relationship(before, id);
            long since = withSince ? Moments.of(gone.getProperty(GraphNames.SINCE, null)) : 0;
            ties.gone.add(new Tie(id, NodeIds.start(gone), NodeIds.end(gone), since));
          });
    }
  }

  private static Tie tie(RelationshipState relationship, long id, long since) {
    return new Tie(id, relationship.getStartNodeId(), relationship.getEndNodeId(), since);
  }

  private long moment(RelationshipState relationship) {
    Value value = relationship.propertyValue(tokens.since());
    return value == null ? 0 : Moments.of(value.asObject());
  }
}
