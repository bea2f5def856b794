package io.shindigneo4j.server.projection;

import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Numbers of property keys, from 0 on in the order in which they are met. Safe for use by many
 * threads.
 */
final class KeyNumbers {

  static final int NONE = -1;

  /** A graph with more has no keys, but data in their place. */
  private static final int MOST = 1000;

  private final Map<String, Integer> numbers = new ConcurrentHashMap<>();

  /** By their numbers. Another under the lock of this, before the number of the new one is seen. */
  private volatile String[] keys = {};

  /** Written under the lock of this, after the number can be seen. */
  private volatile int count;

  /** It only grows: what has been looked up stays as long as this does not change. */
  int count() {
    return count;
  }

  /** The key of a number that was given. */
  String key(int number) {
    return keys[number];
  }

  /** {@link #NONE} for a key that no node has had yet. */
  int number(String key) {
    return numbers.getOrDefault(key, NONE);
  }

  /**
   * The number of a key, which has been counted as well, or else who has found none before would
   * not look again.
   *
   * @return {@link #NONE} where there are too many
   */
  int given(String key) {
    int number = number(key);
    return number == NONE || number >= count ? give(key) : number; // or it is being given
  }

  private synchronized int give(String key) {
    int number = number(key);
    if (number == NONE && count < MOST) {
      number = count;
      String[] more = Arrays.copyOf(keys, number + 1);
      more[number] = key;
      keys = more;
      numbers.put(key, number);
      count = number + 1;
    }
    return number;
  }
}
