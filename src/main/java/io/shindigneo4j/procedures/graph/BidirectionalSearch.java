package io.shindigneo4j.procedures.graph;

import io.shindigneo4j.procedures.query.WorkBudget;
import io.shindigneo4j.server.graph.SocialGraph;
import java.util.function.IntPredicate;

/**
 * Finds the distance between two people by two breadth-first searches that go on until they meet.
 * The one with the smaller last level goes first. For one thread.
 */
final class BidirectionalSearch {

  private final BreadthFirstSearch forwards;
  private final BreadthFirstSearch backwards;
  private final boolean found;

  /**
   * @param allowed who may be on a path
   * @param mostHops the greatest distance to look for
   */
  BidirectionalSearch(
      SocialGraph graph, IntPredicate allowed, WorkBudget budget, int from, int to, long mostHops) {
    forwards =
        new BreadthFirstSearch(
            IndexedSet.bounded(graph.people()), graph::friends, allowed, budget, from);
    backwards =
        new BreadthFirstSearch(
            IndexedSet.bounded(graph.people()), graph::incomingFriends, allowed, budget, to);
    found = allowed.test(from) && allowed.test(to) && (from == to || search(mostHops));
  }

  private boolean search(long mostHops) {
    while (distance() < mostHops) {
      boolean onwards = forwards.size(forwards.last()) <= backwards.size(backwards.last());
      BreadthFirstSearch shorter = onwards ? forwards : backwards;
      shorter.step();
      if (shorter.size(shorter.last()) == 0) {
        return false;
      }
      if (hasReached(shorter, onwards ? backwards : forwards)) {
        return true;
      }
    }
    return false;
  }

  private static boolean hasReached(BreadthFirstSearch search, BreadthFirstSearch other) {
    for (int place = search.start(search.last()); place < search.end(search.last()); place++) {
      if (other.level(search.person(place)) >= 0) {
        return true;
      }
    }
    return false;
  }

  /** Whether there is a path. */
  boolean found() {
    return found;
  }

  /** How many friendships a shortest path has. */
  int distance() {
    return forwards.last() + backwards.last();
  }

  /** The search from the first person. */
  BreadthFirstSearch forwards() {
    return forwards;
  }

  /** The search from the other person, against the direction of friendships. */
  BreadthFirstSearch backwards() {
    return backwards;
  }
}
