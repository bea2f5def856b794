package io.shindigneo4j.opensocial.backup;

import java.util.Arrays;

/**
 * Numbers by ids, without objects: 32 to 64 bytes for each, 96 while it grows. Open addressing with
 * linear probing (Knuth, The Art of Computer Programming 3, 6.4). For one thread.
 */
final class LongLongMap {

  /** No id is negative. */
  private static final long FREE = -1;

  private static final int MIN_SIZE = 1024;
  private static final long SPREAD = 0x9E3779B97F4A7C15L;

  private long[] keys = free(MIN_SIZE);
  private long[] values = new long[MIN_SIZE];
  private int size;

  private static long[] free(int length) {
    long[] keys = new long[length];
    Arrays.fill(keys, FREE);
    return keys;
  }

  /**
   * Puts a value in place of the one that the key has.
   *
   * @param key not negative
   * @return whether the key is new
   */
  boolean put(long key, long value) {
    if (key < 0) {
      throw new IllegalArgumentException("no id: " + key);
    }
    if (2L * size >= keys.length) {
      grow();
    }
    int place = place(key);
    boolean added = keys[place] == FREE;
    keys[place] = key;
    values[place] = value;
    size += added ? 1 : 0;
    return added;
  }

  /** The value of a key, or the other one if the key has none. */
  long get(long key, long otherwise) {
    int place = place(key);
    return keys[place] == FREE ? otherwise : values[place];
  }

  boolean contains(long key) {
    return keys[place(key)] != FREE;
  }

  int size() {
    return size;
  }

  /** Takes the values of a map. */
  interface Visitor {
    void visit(long value);
  }

  void forEachValue(Visitor visitor) {
    for (int i = 0; i < keys.length; i++) {
      if (keys[i] != FREE) {
        visitor.visit(values[i]);
      }
    }
  }

  /** Where the key is or would be. */
  private int place(long key) {
    int mask = keys.length - 1;
    int place = (int) ((key * SPREAD) >>> Integer.SIZE) & mask;
    while (keys[place] != FREE && keys[place] != key) {
      place = (place + 1) & mask;
    }
    return place;
  }

  private void grow() {
    long[] oldKeys = keys;
    long[] oldValues = values;
    keys = free(Math.multiplyExact(oldKeys.length, 2));
    values = new long[keys.length];
    for (int i = 0; i < oldKeys.length; i++) {
      if (oldKeys[i] != FREE) {
        int place = place(oldKeys[i]);
        keys[place] = oldKeys[i];
        values[place] = oldValues[i];
      }
    }
  }
}
