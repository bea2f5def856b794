package io.shindigneo4j.workload.random;

import java.util.SplittableRandom;

/**
 * A random permutation of the numbers from 0 on, in constant memory: a Feistel network, applied
 * again while the result is too large. Thread-safe.
 */
public final class RandomPermutation {

  private static final int ROUNDS = 6;

  private final long size;
  private final int halfBits;
  private final long halfMask;
  private final long[] keys;

  /**
   * @param size the number of elements, up to 2^60
   */
  public RandomPermutation(long size, SplittableRandom random) {
    this.size = size;
    int bits = Math.max(2, Long.SIZE - Long.numberOfLeadingZeros(Math.max(1, size - 1)));
    this.halfBits = (bits + 1) / 2;
    this.halfMask = (1L << halfBits) - 1;
    this.keys = random.longs(ROUNDS).toArray();
  }

  /** The number at a place. */
  public long at(long place) {
    long number = place;
    do {
      number = forwards(number);
    } while (number >= size);
    return number;
  }

  /** The place of a number. */
  public long placeOf(long number) {
    long place = number;
    do {
      place = backwards(place);
    } while (place >= size);
    return place;
  }

  private long forwards(long number) {
    long left = number >>> halfBits;
    long right = number & halfMask;
    for (long key : keys) {
      long mixed = left ^ mix(right, key);
      left = right;
      right = mixed;
    }
    return left << halfBits | right;
  }

  private long backwards(long number) {
    long left = number >>> halfBits;
    long right = number & halfMask;
    for (int round = ROUNDS - 1; round >= 0; round--) {
      long mixed = right ^ mix(left, keys[round]);
      right = left;
      left = mixed;
    }
    return left << halfBits | right;
  }

  /** The mixing function of SplitMix64. */
  private long mix(long half, long key) {
    long mixed = half + key;
    mixed = (mixed ^ (mixed >>> 30)) * 0xBF58_476D_1CE4_E5B9L;
    mixed = (mixed ^ (mixed >>> 27)) * 0x94D0_49BB_1331_11EBL;
    return (mixed ^ (mixed >>> 31)) & halfMask;
  }
}
