package io.shindigneo4j.server.projection;

import io.shindigneo4j.server.graph.Friendships;
import io.shindigneo4j.server.graph.SocialGraph;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * The graph after some commit, and no later one. Never changes; safe for use by many threads.
 *
 * @param friendships how many relationships there are, also between strangers
 * @param memberships likewise
 */
record Snapshot(Space peopleSpace, Space groupsSpace, long friendships, long memberships)
    implements SocialGraph {

  /** Lists of people. */
  static final int FRIENDS = 0;

  static final int ADMIRERS = 1;
  static final int MEMBERSHIPS = 2;

  /** The list of groups. */
  static final int MEMBERS = 0;

  static final Snapshot EMPTY =
      new Snapshot(
          Space.empty(new Space.Shape(3, true)), Space.empty(new Space.Shape(1, false)), 0, 0);

  long bytes() {
    return peopleSpace.bytes() + groupsSpace.bytes();
  }

  /** What friendships and memberships take of that. */
  long listBytes() {
    return peopleSpace.listBytes() + groupsSpace.listBytes();
  }

  @Override
  public int people() {
    return peopleSpace.bound();
  }

  @Override
  public int groups() {
    return groupsSpace.bound();
  }

  @Override
  public int person(long node) {
    return peopleSpace.number(node);
  }

  @Override
  public int group(long node) {
    return groupsSpace.number(node);
  }

  @Override
  public long personNode(int person) {
    return peopleSpace.node(person);
  }

  @Override
  public long groupNode(int group) {
    return groupsSpace.node(group);
  }

  @Override
  public int[] friends(int person) {
    return peopleSpace.withoutStrangers(peopleSpace.list(FRIENDS, person));
  }

  @Override
  public Friendships friendships(int person) {
    int[] all = peopleSpace.list(FRIENDS, person);
    long[] since = peopleSpace.since(person);
    if (!peopleSpace.hasStrangers()) {
      return new Friendships(all, since);
    }
    int[] places =
        IntStream.range(0, all.length).filter(i -> peopleSpace.isLabelled(all[i])).toArray();
    return new Friendships(
        Arrays.stream(places).map(place -> all[place]).toArray(),
        Arrays.stream(places).mapToLong(place -> since[place]).toArray());
  }

  @Override
  public int[] admirers(int person) {
    return peopleSpace.withoutStrangers(peopleSpace.list(ADMIRERS, person));
  }

  @Override
  public int[] memberships(int person) {
    return groupsSpace.withoutStrangers(peopleSpace.list(MEMBERSHIPS, person));
  }

  @Override
  public int[] members(int group) {
    return peopleSpace.withoutStrangers(groupsSpace.list(MEMBERS, group));
  }
}
