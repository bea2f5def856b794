package io.shindigneo4j.procedures.graph;

import io.shindigneo4j.procedures.query.TextOrder;
import io.shindigneo4j.schema.query.Page;
import java.util.ArrayList;
import java.util.List;
import java.util.PriorityQueue;

/**
 * A page of a list that has the highest scores first, and is by id where these are equal. Keeps no
 * more than the page and what comes before it. For one thread.
 */
final class BestFirst {

  private final IdOrder order;
  private final long first;

  /** How many are on the page and before it at most. */
  private final long kept;

  private final List<Scored> all = new ArrayList<>();

  /** The worst of those kept first; null while all are. */
  private PriorityQueue<Scored> best;

  private long total;

  /**
   * @param order asked only where it decides
   */
  BestFirst(Page page, IdOrder order) {
    this.order = order;
    this.first = page.first();
    this.kept = page.first() + page.limit();
  }

  void add(int number, long score) {
    add(number, score, order.ranks().applyAsInt(number));
  }

  /**
   * Adds the first of some numbers, all with the same score. Their ranks are read one right after
   * the other, as they are far apart in memory: so the processor waits for many at once.
   */
  void addAll(int[] numbers, int count, long score) {
    int[] ranks = new int[count];
    for (int i = 0; i < count; i++) {
      ranks[i] = order.ranks().applyAsInt(numbers[i]);
    }
    for (int i = 0; i < count; i++) {
      add(numbers[i], score, ranks[i]);
    }
  }

  private void add(int number, long score, int rank) {
    total++;
    if (all.size() < kept) {
      all.add(new Scored(number, score, order, rank));
    } else if (kept > 0) {
      replaceWorst(number, score, rank);
    }
  }

  private void replaceWorst(int number, long score, int rank) {
    if (best == null) {
      best = new PriorityQueue<>(Scored.BEST_FIRST.reversed());
      best.addAll(all);
    }
    Scored worst = best.element();
    if (score < worst.score() || (score == worst.score() && worst.isBefore(rank))) {
      return;
    }
    Scored next = new Scored(number, score, order, rank);
    if (Scored.BEST_FIRST.compare(next, worst) < 0) {
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

  /** By ranks or by ids, never by both: an id that changes meanwhile could contradict the ranks. */
  private static void sortById(List<Scored> equal) {
    if (equal.stream().allMatch(Scored::isRanked)) {
      equal.sort(Scored.BY_RANK);
    } else if (equal.size() > 1) {
      TextOrder.sort(equal, Scored::id);
    }
  }
}
