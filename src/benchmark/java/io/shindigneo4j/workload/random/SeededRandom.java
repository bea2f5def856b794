package io.shindigneo4j.workload.random;

import java.util.SplittableRandom;

/**
 * Independent random numbers for each item. They depend on the seed and the item only, not on the
 * order in which items are generated. Thread-safe.
 */
public record SeededRandom(long seed) {

  /**
   * The random numbers of one item.
   *
   * @param kind the kind of item; items of different kinds at the same place have different numbers
   */
  public SplittableRandom of(String kind, long place) {
    long ofKind = mixed(mixed(seed) + kind.hashCode());
    return new SplittableRandom(mixed(ofKind + place));
  }

  /** Mixes the seed, so that neighbouring seeds give unrelated numbers. */
  private static long mixed(long seed) {
    return new SplittableRandom(seed).nextLong();
  }

  /** The random numbers that all items of a kind share. */
  public SplittableRandom of(String kind) {
    return of(kind, -1);
  }
}
