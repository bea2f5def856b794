package io.shindigneo4j.workload.random;

import java.util.SplittableRandom;

/**
 * Random numbers for each thing by itself: whoever makes the thing, in whichever order, gets the
 * same. Safe for use by many threads.
 */
public record SeededRandom(long seed) {

  /**
   * The numbers of one thing.
   *
   * @param kind of things, so that two with the same place have different numbers
   */
  public SplittableRandom of(String kind, long place) {
    long ofKind = mixed(mixed(seed) + kind.hashCode());
    return new SplittableRandom(mixed(ofKind + place));
  }

  /** Numbers that begin with seeds which stand next to each other have nothing in common then. */
  private static long mixed(long seed) {
    return new SplittableRandom(seed).nextLong();
  }

  /** The numbers of all things of a kind. */
  public SplittableRandom of(String kind) {
    return of(kind, -1);
  }
}
