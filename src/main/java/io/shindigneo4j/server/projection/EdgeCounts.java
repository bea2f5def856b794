package io.shindigneo4j.server.projection;

import io.shindigneo4j.server.graph.SocialGraph;
import java.util.Arrays;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/** How many neighbours each number has, as far as a scan sees them. Confined to one thread. */
final class EdgeCounts implements RelationshipScan.Visitor {

  private static final int[] NONE = {};

  private final AdjacencyBuilder people;
  private final AdjacencyBuilder groups;
  private final Consumer<LongSupplier> check;
  private final LongSupplier bytes = this::bytes;
  private int[] friends;
  private int[] memberships;
  private int[] members;
  private long all;

  EdgeCounts(AdjacencyBuilder people, AdjacencyBuilder groups, Consumer<LongSupplier> check) {
    this.people = people;
    this.groups = groups;
    this.check = check;
    friends = new int[people.bound()];
    memberships = new int[people.bound()];
    members = new int[groups.bound()];
  }

  /** These counts are forgotten here. */
  int[] takeFriends() {
    int[] taken = friends;
    friends = NONE;
    return taken;
  }

  /** Likewise. */
  int[] takeMemberships() {
    int[] taken = memberships;
    memberships = NONE;
    return taken;
  }

  /** Likewise. */
  int[] takeMembers() {
    int[] taken = members;
    members = NONE;
    return taken;
  }

  /** The memory that the nodes and lists will take, and the counts until then. */
  long bytes() {
    return people.bytes()
        + groups.bytes()
        + all * Integer.BYTES
        + HeapSize.of(friends)
        + HeapSize.of(memberships)
        + HeapSize.of(members);
  }

  @Override
  public void reached(long id) {
    check.accept(bytes);
  }

  @Override
  public void friendship(long from, long to) {
    friends = increment(friends, people.number(from));
  }

  @Override
  public void membership(long from, long to) {
    memberships = increment(memberships, people.number(from));
    members = increment(members, groups.number(to));
  }

  private int[] increment(int[] counts, int number) {
    if (number == SocialGraph.NONE) {
      return counts; // a node without the label: its list makes room when it is placed
    }
    int[] longer =
        number < counts.length ? counts : Arrays.copyOf(counts, Math.max(number + 1, 16));
    longer[number]++;
    all++;
    return longer;
  }
}
