package io.shindigneo4j.benchmark.client.relational;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.hibernate.Session;

/** Breadth-first search over friendships, one level at each step. */
final class RelationalBreadthFirstSearch {

  private static final String FRIENDS =
      """
      select friendship.person.oid, friendship.friend.oid
      from FriendshipEntity friendship
      where friendship.person.oid in :people
      """;

  private record Pair(Long person, Long friend) {}

  private final Session session;
  private final List<Set<Long>> levels = new ArrayList<>();
  private final Set<Long> reached = new HashSet<>();
  private final Map<Long, Set<Long>> friends = new HashMap<>();

  RelationalBreadthFirstSearch(Session session, Long start) {
    this.session = session;
    levels.add(Set.of(start));
    reached.add(start);
  }

  int depth() {
    return levels.size() - 1;
  }

  /** The people of the last level. */
  Set<Long> frontier() {
    return levels.get(depth());
  }

  /** The friends of a person whom an earlier step has expanded. */
  Set<Long> friends(Long person) {
    return friends.getOrDefault(person, Set.of());
  }

  void step() {
    Set<Long> next = new HashSet<>();
    for (Pair pair : pairs()) {
      friends.computeIfAbsent(pair.person(), each -> new HashSet<>()).add(pair.friend());
      if (reached.add(pair.friend())) {
        next.add(pair.friend());
      }
    }
    levels.add(next);
  }

  private List<Pair> pairs() {
    return session
        .createSelectionQuery(FRIENDS, Pair.class)
        .setParameterList("people", frontier())
        .getResultList();
  }

  boolean meets(RelationalBreadthFirstSearch other) {
    return !Collections.disjoint(frontier(), other.frontier());
  }

  /** The people in the last levels of both searches. */
  Set<Long> common(RelationalBreadthFirstSearch other) {
    Set<Long> common = new HashSet<>(frontier());
    common.retainAll(other.frontier());
    return common;
  }

  /**
   * For each level, the nearest first: who lies on a path to one of these people of the last level.
   */
  List<Set<Long>> towards(Set<Long> ends) {
    List<Set<Long>> ways = new ArrayList<>(List.of(ends));
    for (int level = depth() - 1; level >= 0; level--) {
      Set<Long> nearer = ways.get(0);
      Set<Long> on = new HashSet<>(levels.get(level));
      on.removeIf(person -> Collections.disjoint(friends(person), nearer));
      ways.add(0, on);
    }
    return ways;
  }
}
