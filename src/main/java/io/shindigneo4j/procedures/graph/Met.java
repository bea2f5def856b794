package io.shindigneo4j.procedures.graph;

import java.util.Arrays;

/**
 * Who was met, each with a place from 0 on in the order of meeting, so that arrays about them are
 * as long as there are such. Takes memory for those met alone, however many there are in all. For
 * one thread.
 */
final class Met {

  private static final int FIRST_CAPACITY = 64;
  private static final long FREE = -1;
  private static final int SPREAD = 0x9E37_79B9; // 2^32 by the golden ratio

  private int[] numbers = new int[FIRST_CAPACITY];
  private int size;

  /** A number in the upper half of an entry, its place in the lower; half of it is free. */
  private long[] table = free(2 * FIRST_CAPACITY);

  private static long[] free(int length) {
    long[] table = new long[length];
    Arrays.fill(table, FREE);
    return table;
  }

  int size() {
    return size;
  }

  /** Who has a place. */
  int number(int place) {
    return numbers[place];
  }

  boolean contains(int number) {
    return table[slot(number)] != FREE;
  }

  /** The place of a number, -1 where it was not met. */
  int place(int number) {
    return (int) table[slot(number)];
  }

  /** The place of a number; a new one gets the next. */
  int add(int number) {
    int slot = slot(number);
    if (table[slot] != FREE) {
      return (int) table[slot];
    }
    table[slot] = entry(number, size);
    return append(number);
  }

  /** How many were met by both. */
  long inCommon(Met other) {
    long common = 0;
    for (int place = 0; place < size; place++) {
      common += other.contains(numbers[place]) ? 1 : 0;
    }
    return common;
  }

  private int append(int number) {
    if (size == numbers.length) {
      grow();
    }
    numbers[size] = number;
    return size++;
  }

  private void grow() {
    numbers = Arrays.copyOf(numbers, 2 * size);
    long[] old = table;
    table = free(2 * old.length);
    for (long entry : old) {
      if (entry != FREE) {
        table[slot((int) (entry >>> Integer.SIZE))] = entry;
      }
    }
  }

  /** Where the number is, or else a free one. */
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
