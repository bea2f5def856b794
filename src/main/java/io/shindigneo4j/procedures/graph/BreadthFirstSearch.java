package io.shindigneo4j.procedures.graph;

import io.shindigneo4j.procedures.query.WorkBudget;
import java.util.Arrays;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;

/**
 * A breadth-first search along friendships. Level 0 has the people where it begins; each further
 * level has those whom no earlier level has. For one thread.
 */
final class BreadthFirstSearch {

  private final IntFunction<int[]> next;
  private final IntPredicate allowed;
  private final WorkBudget budget;
  private final IndexedSet visited;

  /** The place after the last of each level. */
  private int[] ends = new int[4];

  private int levels = 1;

  /**
   * @param visited an empty set
   * @param next the people who are one step from a person
   * @param allowed who may be visited, besides those where it begins
   */
  BreadthFirstSearch(
      IndexedSet visited,
      IntFunction<int[]> next,
      IntPredicate allowed,
      WorkBudget budget,
      int... beginning) {
    this.visited = visited;
    this.next = next;
    this.allowed = allowed;
    this.budget = budget;
    for (int person : beginning) {
      visited.add(person);
    }
    ends[0] = visited.size();
  }

  /** Adds a level. */
  void step() {
    if (levels == ends.length) {
      ends = Arrays.copyOf(ends, 2 * levels);
    }
    int end = end(levels - 1);
    for (int place = start(levels - 1); place < end; place++) {
      look(next.apply(visited.number(place)));
    }
    ends[levels++] = visited.size();
  }

  private void look(int[] others) {
    for (int other : others) {
      budget.spend();
      if (allowed.test(other)) {
        visited.add(other);
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

  /** How many people were visited. */
  int size() {
    return visited.size();
  }

  int person(int place) {
    return visited.number(place);
  }

  /** The level of a person, -1 for one who was not visited. */
  int level(int person) {
    int place = visited.place(person);
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
