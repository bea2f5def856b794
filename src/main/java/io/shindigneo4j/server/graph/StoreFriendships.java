package io.shindigneo4j.server.graph;

import io.shindigneo4j.schema.GraphNames;
import org.eclipse.collections.impl.list.mutable.primitive.LongArrayList;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.RelationshipType;
import org.neo4j.graphdb.ResourceIterable;
import org.neo4j.graphdb.Transaction;

/** The friendships of the store, including what the transaction has written. */
public final class StoreFriendships implements FriendshipReader {

  private static final RelationshipType FRIEND_OF = RelationshipType.withName(GraphNames.FRIEND_OF);

  private final Transaction transaction;

  public StoreFriendships(Transaction transaction) {
    this.transaction = transaction;
  }

  @Override
  public FriendshipArrays of(long person) {
    LongArrayList friends = new LongArrayList();
    LongArrayList since = new LongArrayList();
    try (ResourceIterable<Relationship> ties =
        NodeIds.node(transaction, person).getRelationships(Direction.OUTGOING, FRIEND_OF)) {
      for (Relationship tie : ties) {
        friends.add(NodeIds.end(tie));
        since.add(Timestamps.of(tie.getProperty(GraphNames.SINCE, null)));
      }
    }
    return new FriendshipArrays(friends.toArray(), since.toArray());
  }
}
