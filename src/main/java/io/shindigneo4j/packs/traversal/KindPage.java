package io.shindigneo4j.packs.traversal;

import java.util.concurrent.atomic.AtomicLongArray;

/** Two bits for each of a range of nodes. Written by one thread at a time, read by many. */
final class KindPage {

  static final int NODES = 1 << 12;

  private static final int BITS = 2;
  private static final int NODES_IN_WORD = Long.SIZE / BITS;
  private static final long MASK = (1 << BITS) - 1;

  private final long number;
  private final AtomicLongArray words = new AtomicLongArray(NODES / NODES_IN_WORD);

  /** A page of unknown nodes. */
  KindPage(long number) {
    this.number = number;
  }

  boolean is(long other) {
    return number == other;
  }

  int get(int place) {
    return (int) ((words.get(place / NODES_IN_WORD) >>> shift(place)) & MASK);
  }

  void set(int place, int code) {
    int word = place / NODES_IN_WORD;
    long others = words.get(word) & ~(MASK << shift(place));
    words.set(word, others | ((long) code << shift(place)));
  }

  private static int shift(int place) {
    return place % NODES_IN_WORD * BITS;
  }
}
