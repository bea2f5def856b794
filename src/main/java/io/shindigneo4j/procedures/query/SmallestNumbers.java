package io.shindigneo4j.procedures.query;

import java.util.Collections;
import java.util.PriorityQueue;

/** The smallest of many numbers. Keeps no more than these. */
public final class SmallestNumbers {

  private final long count;

  /** The greatest of them first. */
  private final PriorityQueue<Long> smallest = new PriorityQueue<>(Collections.reverseOrder());

  /**
   * @param count how many are wanted
   */
  public SmallestNumbers(long count) {
    this.count = count;
  }

  public void add(long number) {
    if (smallest.size() < count) {
      smallest.add(number);
    } else if (count > 0 && number < smallest.element()) {
      smallest.remove();
      smallest.add(number);
    }
  }

  /** No wanted number is greater than this; others may be equal to it. */
  public long bound() {
    if (smallest.size() < count) {
      return Long.MAX_VALUE;
    }
    return smallest.isEmpty() ? Long.MIN_VALUE : smallest.element();
  }
}
