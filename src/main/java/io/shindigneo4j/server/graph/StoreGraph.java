package io.shindigneo4j.server.graph;

import io.shindigneo4j.schema.GraphNames;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Label;
import org.neo4j.graphdb.NotFoundException;
import org.neo4j.graphdb.RelationshipType;
import org.neo4j.graphdb.Transaction;

/**
 * The graph of the store, including what the transaction has written. Nodes get their numbers when
 * they are first read.
 */
public final class StoreGraph implements SocialGraph {

  private static final RelationshipType FRIEND_OF = RelationshipType.withName(GraphNames.FRIEND_OF);
  private static final RelationshipType MEMBER_OF = RelationshipType.withName(GraphNames.MEMBER_OF);

  private final Transaction transaction;
  private final NodeNumbers people;
  private final NodeNumbers groups;
  private final NeighbourLists friends;
  private final NeighbourLists incomingFriends;
  private final NeighbourLists memberships;
  private final NeighbourLists members;

  /**
   * @param writable whether the transaction may write meanwhile, so that nothing may be cached
   */
  public StoreGraph(Transaction transaction, boolean writable) {
    this.transaction = transaction;
    people = new NodeNumbers(node -> has(node, Label.label(GraphNames.PERSON)), writable);
    groups = new NodeNumbers(node -> has(node, Label.label(GraphNames.GROUP)), writable);
    friends =
        new NeighbourLists(transaction, people, people, FRIEND_OF, Direction.OUTGOING, writable);
    incomingFriends =
        new NeighbourLists(transaction, people, people, FRIEND_OF, Direction.INCOMING, writable);
    memberships =
        new NeighbourLists(transaction, people, groups, MEMBER_OF, Direction.OUTGOING, writable);
    members =
        new NeighbourLists(transaction, groups, people, MEMBER_OF, Direction.INCOMING, writable);
  }

  private boolean has(long node, Label label) {
    try {
      return NodeIds.node(transaction, node).hasLabel(label);
    } catch (NotFoundException e) {
      return false;
    }
  }

  @Override
  public int people() {
    return people.count();
  }

  @Override
  public int groups() {
    return groups.count();
  }

  @Override
  public int person(long node) {
    return people.number(node);
  }

  @Override
  public int group(long node) {
    return groups.number(node);
  }

  @Override
  public long personNode(int person) {
    return people.node(person);
  }

  /** Not known. */
  @Override
  public int rank(int person) {
    return NONE;
  }

  @Override
  public long groupNode(int group) {
    return groups.node(group);
  }

  @Override
  public int[] friends(int person) {
    return friends.of(person);
  }

  @Override
  public int[] incomingFriends(int person) {
    return incomingFriends.of(person);
  }

  @Override
  public int[] memberships(int person) {
    return memberships.of(person);
  }

  @Override
  public int[] members(int group) {
    return members.of(group);
  }
}
