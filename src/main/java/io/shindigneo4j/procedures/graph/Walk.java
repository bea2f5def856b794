package io.shindigneo4j.procedures.graph;

import java.util.Arrays;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;

/**
 * A walk along friendships in all directions at once, a step at a time: level 0 is where it began,
 * each level has who was not met before. For one thread.
 */
final class Walk {

  private final IntFunction<int[]> next;
  private final IntPredicate allowed;
  private final Effort effort;
  private final Met met;

  /** Where each level ends among those met. */
  private int[] ends = new int[4];

  private int levels = 1;

  /**
   * @param met nobody yet
   * @param next who can be reached from somebody by one step
   * @param allowed who may be met, besides those where it begins
   */
  Walk(Met met, IntFunction<int[]> next, IntPredicate allowed, Effort effort, int... beginning) {
    this.met = met;
    this.next = next;
    this.allowed = allowed;
    this.effort = effort;
    for (int person : beginning) {
      met.add(person);
    }
    ends[0] = met.size();
  }

  /** Adds a level. */
  void step() {
    if (levels == ends.length) {
      ends = Arrays.copyOf(ends, 2 * levels);
    }
    int end = end(levels - 1);
    for (int place = start(levels - 1); place < end; place++) {
      look(next.apply(met.number(place)));
    }
    ends[levels++] = met.size();
  }

  private void look(int[] others) {
    for (int other : others) {
      effort.spend();
      if (allowed.test(other)) {
        met.add(other);
      }
    }
  }

  /** The number of the last level. */
  int last() {
    return levels - 1;
  }

  /** The place of the first of a level. */
  int start(int level) {
    return level == 0 ? 0 : ends[level - 1];
  }

  /** The place after the last of a level. */
  int end(int level) {
    return ends[level];
  }

  /** How many a level has. */
  int size(int level) {
    return end(level) - start(level);
  }

  /** How many were met in all. */
  int size() {
    return met.size();
  }

  int person(int place) {
    return met.number(place);
  }

  /** The level of a person, -1 for one not met. */
  int level(int person) {
    int place = met.place(person);
    if (place < 0) {
      return -1;
    }
    int level = 0;
    while (place >= ends[level]) {
      level++;
    }
    return level;
  }
}
