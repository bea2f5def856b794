package io.shindigneo4j.procedures.graph;

import java.util.Arrays;

/**
 * A set of numbers. Each has a place, from 0 on in the order of insertion, so that an array about
 * the set is as long as the set. For one thread.
 */
final class IndexedSet {

  /** Up to this bound, a set has an array entry for each possible number. */
  private static final int FEW = 1 << 14;

  private static final int FIRST_CAPACITY = 64;
  private static final int NOWHERE = -1;
  private static final long FREE = NOWHERE;
  private static final int SPREAD = 0x9E37_79B9; // 2^32 by the golden ratio

  private int[] numbers = new int[FIRST_CAPACITY];
  private int size;

  /** By number, the place and one more; null if there are too many numbers. */
  private int[] direct;

  /** A number in the upper half of an entry, its place in the lower; half of it is free. */
  private long[] table;

  private IndexedSet(int[] direct, long[] table) {
    this.direct = direct;
    this.table = table;
  }

  /** A hash set. */
  IndexedSet() {
    this(null, free(2 * FIRST_CAPACITY));
  }

  /**
   * A set that may become large: an array where the bound is small, which is faster, otherwise a
   * hash set.
   *
   * @param bound of the numbers; greater ones may be added, too
   */
  static IndexedSet bounded(int bound) {
    return bound <= FEW ? new IndexedSet(new int[bound], null) : new IndexedSet();
  }

  private static long[] free(int length) {
    long[] table = new long[length];
    Arrays.fill(table, FREE);
    return table;
  }

  int size() {
    return size;
  }

  /** The number that has a place. */
  int number(int place) {
    return numbers[place];
  }

  boolean contains(int number) {
    return place(number) != NOWHERE;
  }

  /** The place of a number, -1 where it is not in the set. */
  int place(int number) {
    if (direct == null) {
      return (int) table[slot(number)];
    }
    return number < direct.length ? direct[number] - 1 : NOWHERE;
  }

  /** The place of a number; a new one gets the next. */
  int add(int number) {
    return direct == null ? addToTable(number) : addDirectly(number);
  }

  private int addDirectly(int number) {
    if (number >= direct.length) {
      direct = Arrays.copyOf(direct, Math.max(number + 1, 2 * direct.length));
    }
    if (direct[number] == 0) {
      direct[number] = append(number) + 1;
    }
    return direct[number] - 1;
  }

  private int addToTable(int number) {
    int slot = slot(number);
    if (table[slot] != FREE) {
      return (int) table[slot];
    }
    table[slot] = entry(number, size);
    if (2 * (size + 1) > table.length) {
      grow();
    }
    return append(number);
  }

  /** How many numbers are in both. */
  long intersectionSize(IndexedSet other) {
    long common = 0;
    for (int place = 0; place < size; place++) {
      common += other.contains(numbers[place]) ? 1 : 0;
    }
    return common;
  }

  private int append(int number) {
    if (size == numbers.length) {
      numbers = Arrays.copyOf(numbers, 2 * size);
    }
    numbers[size] = number;
    return size++;
  }

  private void grow() {
    long[] old = table;
    table = free(2 * old.length);
    for (long entry : old) {
      if (entry != FREE) {
        table[slot((int) (entry >>> Integer.SIZE))] = entry;
      }
    }
  }

  /** The slot of the number, or else a free one. */
  private int slot(int number) {
    int last = table.length - 1;
    int slot = (number * SPREAD) >>> Integer.numberOfLeadingZeros(last);
    while (table[slot] != FREE && (int) (table[slot] >>> Integer.SIZE) != number) {
      slot = (slot + 1) & last;
    }
    return slot;
  }

  private static long entry(int number, int place) {
    return ((long) number << Integer.SIZE) | place;
  }
}
