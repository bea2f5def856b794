package io.shindigneo4j.procedures.graph;

import io.shindigneo4j.procedures.query.TextOrder;
import io.shindigneo4j.schema.query.Page;
import java.util.ArrayList;
import java.util.List;
import java.util.PriorityQueue;
import java.util.function.IntFunction;

/**
 * A page of a list that has the highest scores first, and is by id where these are equal. Keeps no
 * more than the page and what comes before it. For one thread.
 */
final class BestFirst {

  private final IntFunction<?> ids;
  private final long first;

  /** How many are on the page and before it at most. */
  private final long kept;

  private final List<Scored> all = new ArrayList<>();

  /** The worst of those kept first; null while all are. */
  private PriorityQueue<Scored> best;

  private long total;

  /**
   * @param ids the id of a number; asked only where it decides
   */
  BestFirst(Page page, IntFunction<?> ids) {
    this.ids = ids;
    this.first = page.first();
    this.kept = page.first() + page.limit();
  }

  void add(int number, long score) {
    total++;
    if (all.size() < kept) {
      all.add(new Scored(number, score, ids));
    } else if (kept > 0) {
      replaceWorst(number, score);
    }
  }

  private void replaceWorst(int number, long score) {
    if (best == null) {
      best = new PriorityQueue<>(Scored.BEST_FIRST.reversed());
      best.addAll(all);
    }
    if (score < best.element().score()) {
      return;
    }
    Scored next = new Scored(number, score, ids);
    if (Scored.BEST_FIRST.compare(next, best.element()) < 0) {
      best.remove();
      best.add(next);
    }
  }

  /** How many were added. */
  long total() {
    return total;
  }

  /** Those on the page, in order. */
  List<Scored> page() {
    if (first >= all.size()) {
      return List.of();
    }
    List<Scored> sorted = new ArrayList<>(best == null ? all : best);
    sorted.sort(Scored.HIGHEST_FIRST);
    int start = 0;
    for (int end = 1; end <= sorted.size(); end++) {
      if (end == sorted.size() || sorted.get(end).score() != sorted.get(start).score()) {
        sortById(sorted.subList(start, end));
        start = end;
      }
    }
    return sorted.subList((int) first, sorted.size());
  }

  private static void sortById(List<Scored> equal) {
    if (equal.size() > 1) {
      TextOrder.sort(equal, Scored::id);
    }
  }
}
