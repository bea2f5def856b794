package io.shindigneo4j.server.projection;

import io.shindigneo4j.server.graph.SocialGraph;

/**
 * The graph after a certain commit. Immutable, but for ranks that are forgotten.
 *
 * @param friendships how many relationships there are, including those of nodes without the label
 * @param memberships likewise
 */
record Snapshot(
    Adjacency personAdjacency,
    Adjacency groupAdjacency,
    PersonRanks ranks,
    long friendships,
    long memberships)
    implements SocialGraph {

  /** The lists of a person. */
  static final int FRIENDS = 0;

  static final int INCOMING_FRIENDS = 1;
  static final int MEMBERSHIPS = 2;

  /** The list of a group. */
  static final int MEMBERS = 0;

  static final Snapshot EMPTY =
      new Snapshot(Adjacency.empty(3), Adjacency.empty(1), PersonRanks.NONE, 0, 0);

  Snapshot with(PersonRanks other) {
    return new Snapshot(personAdjacency, groupAdjacency, other, friendships, memberships);
  }

  long bytes() {
    return personAdjacency.bytes() + groupAdjacency.bytes() + ranks.bytes();
  }

  /** The part of it that friendships and memberships take. */
  long listBytes() {
    return personAdjacency.listBytes() + groupAdjacency.listBytes();
  }

  @Override
  public int people() {
    return personAdjacency.bound();
  }

  @Override
  public int groups() {
    return groupAdjacency.bound();
  }

  @Override
  public int person(long node) {
    return personAdjacency.number(node);
  }

  @Override
  public int group(long node) {
    return groupAdjacency.number(node);
  }

  @Override
  public long personNode(int person) {
    return personAdjacency.node(person);
  }

  @Override
  public int rank(int person) {
    return ranks.rank(person);
  }

  @Override
  public long groupNode(int group) {
    return groupAdjacency.node(group);
  }

  @Override
  public int[] friends(int person) {
    return personAdjacency.onlyLabelled(personAdjacency.list(FRIENDS, person));
  }

  @Override
  public int[] incomingFriends(int person) {
    return personAdjacency.onlyLabelled(personAdjacency.list(INCOMING_FRIENDS, person));
  }

  @Override
  public int[] memberships(int person) {
    return groupAdjacency.onlyLabelled(personAdjacency.list(MEMBERSHIPS, person));
  }

  @Override
  public int[] members(int group) {
    return personAdjacency.onlyLabelled(groupAdjacency.list(MEMBERS, group));
  }
}
