package io.shindigneo4j.packs.traversal;

import java.util.concurrent.atomic.AtomicReference;

/** Keeps one array from a call to the next, so that it need not grow again. For many threads. */
final class SpareArray {

  private static final int FIRST_LENGTH = 1 << 10;

  /** A longer one is not kept: 16 MiB. */
  private static final int LONGEST = 1 << 21;

  private final AtomicReference<long[]> spare = new AtomicReference<>();

  /** Of a power of two in length, with whatever is in it. */
  long[] take() {
    long[] taken = spare.getAndSet(null);
    return taken == null ? new long[FIRST_LENGTH] : taken;
  }

  /** For the next one. */
  void giveBack(long[] array) {
    if (array.length <= LONGEST) {
      spare.set(array);
    }
  }
}
