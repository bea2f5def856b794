package io.shindigneo4j.driver;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Chooses among servers: one that works, otherwise one that is being tried, otherwise any. Safe for
 * use by many threads.
 */
interface Balance {

  /** One of them; null where there is none. */
  Member choose(List<Member> members);

  /** The one with the fewest requests in flight; equals take turns. */
  static Balance leastBusy() {
    AtomicInteger turn = new AtomicInteger();
    return members -> {
      int size = members.size();
      int start = size <= 1 ? 0 : Math.floorMod(turn.getAndIncrement(), size);
      Member best = null;
      long least = Long.MAX_VALUE;
      for (int i = 0; i < size; i++) {
        Member next = members.get((start + i) % size);
        long reluctance = next.reluctance();
        if (best == null || reluctance < least) {
          best = next;
          least = reluctance;
        }
      }
      return best;
    };
  }

  /** One after the other. */
  static Balance roundRobin() {
    AtomicInteger turn = new AtomicInteger();
    return members -> {
      Fitness best = best(members);
      int count = count(members, best);
      return count == 0 ? null : get(members, best, Math.floorMod(turn.getAndIncrement(), count));
    };
  }

  private static Fitness best(List<Member> members) {
    Fitness best = Fitness.NONE;
    for (int i = 0; i < members.size() && best != Fitness.READY; i++) {
      Fitness fitness = members.get(i).fitness();
      best = fitness.compareTo(best) < 0 ? fitness : best;
    }
    return best;
  }

  private static int count(List<Member> members, Fitness fitness) {
    int count = 0;
    for (int i = 0; i < members.size(); i++) {
      count += members.get(i).fitness().compareTo(fitness) <= 0 ? 1 : 0;
    }
    return Math.max(count, Math.min(1, members.size()));
  }

  /** The one at this place among those that are as fit; any where they have changed meanwhile. */
  private static Member get(List<Member> members, Fitness fitness, int place) {
    int left = place;
    for (int i = 0; i < members.size(); i++) {
      Member member = members.get(i);
      if (member.fitness().compareTo(fitness) <= 0 && left-- == 0) {
        return member;
      }
    }
    return members.get(place % members.size());
  }
}
