package io.shindigneo4j.packs.traversal;

import java.util.concurrent.atomic.AtomicReference;

/** Keeps one array between calls, so that it need not grow again. Thread-safe. */
final class ArrayPool {

  private static final int FIRST_LENGTH = 1 << 10;

  /** A longer array is not kept: 16 MiB. */
  private static final int MAX_LENGTH = 1 << 21;

  private final AtomicReference<long[]> spare = new AtomicReference<>();

  /** An array with arbitrary content; its length is a power of two. */
  long[] take() {
    long[] taken = spare.getAndSet(null);
    return taken == null ? new long[FIRST_LENGTH] : taken;
  }

  /** Returns the array for the next call. */
  void giveBack(long[] array) {
    if (array.length <= MAX_LENGTH) {
      spare.set(array);
    }
  }
}
