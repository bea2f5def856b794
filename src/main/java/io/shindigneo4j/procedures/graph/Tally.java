package io.shindigneo4j.procedures.graph;

import io.shindigneo4j.procedures.query.WorkBudget;
import java.util.Arrays;

/** Counts by number how many sources name it, each with a weight. For one thread. */
final class Tally {

  private static final int FIRST_CAPACITY = 256;

  private final WorkBudget budget;
  private final IndexedSet named;
  private int[] counts = new int[FIRST_CAPACITY];
  private int[] lastSources = new int[FIRST_CAPACITY];
  private long[] weights = new long[FIRST_CAPACITY];

  /**
   * @param bound of the numbers; also greater ones may be named
   */
  Tally(WorkBudget budget, int bound) {
    this.budget = budget;
    this.named = IndexedSet.bounded(bound);
  }

  /**
   * Counts those whom a source names, each once.
   *
   * @param source another one, greater than 0, with each call
   */
  void add(int source, int[] numbers, long weight) {
    for (int number : numbers) {
      budget.spend();
      int place = named.add(number);
      if (place == counts.length) {
        grow();
      }
      if (lastSources[place] != source) {
        lastSources[place] = source;
        counts[place]++;
        weights[place] += weight;
      }
    }
  }

  private void grow() {
    int capacity = 2 * counts.length;
    counts = Arrays.copyOf(counts, capacity);
    lastSources = Arrays.copyOf(lastSources, capacity);
    weights = Arrays.copyOf(weights, capacity);
  }

  /** How many different ones were named; each has a place from 0 on. */
  int size() {
    return named.size();
  }

  int number(int place) {
    return named.number(place);
  }

  int count(int place) {
    return counts[place];
  }

  long weight(int place) {
    return weights[place];
  }
}
