package io.shindigneo4j.procedures.graph;

import io.shindigneo4j.server.graph.SocialGraph;
import java.util.function.IntPredicate;

/**
 * Finds how far it is from somebody to another by walks from both that go on until they meet, each
 * time the one that has fewer people to go on from. For one thread.
 */
final class Meeting {

  private final Walk forwards;
  private final Walk backwards;
  private final boolean found;

  /**
   * @param allowed who may be on the way
   * @param mostHops the greatest distance that is of interest
   */
  Meeting(SocialGraph graph, IntPredicate allowed, Effort effort, int from, int to, long mostHops) {
    forwards = new Walk(Met.among(graph.people()), graph::friends, allowed, effort, from);
    backwards = new Walk(Met.among(graph.people()), graph::admirers, allowed, effort, to);
    found = allowed.test(from) && allowed.test(to) && (from == to || meet(mostHops));
  }

  private boolean meet(long mostHops) {
    while (distance() < mostHops) {
      boolean onwards = forwards.size(forwards.last()) <= backwards.size(backwards.last());
      Walk shorter = onwards ? forwards : backwards;
      shorter.step();
      if (shorter.size(shorter.last()) == 0) {
        return false;
      }
      if (lastHasMet(shorter, onwards ? backwards : forwards)) {
        return true;
      }
    }
    return false;
  }

  private static boolean lastHasMet(Walk walk, Walk other) {
    for (int place = walk.start(walk.last()); place < walk.end(walk.last()); place++) {
      if (other.level(walk.person(place)) >= 0) {
        return true;
      }
    }
    return false;
  }

  /** Whether there is a way. */
  boolean found() {
    return found;
  }

  /** How many friendships the way has. */
  int distance() {
    return forwards.last() + backwards.last();
  }

  /** The walk from the first person. */
  Walk forwards() {
    return forwards;
  }

  /** The walk to the other person, against the friendships. */
  Walk backwards() {
    return backwards;
  }
}
