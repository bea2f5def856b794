package io.shindigneo4j.server.projection;

import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Numbers for property keys, from 0 on, in the order of their first use. Thread-safe. */
final class PropertyKeyNumbers {

  static final int NONE = -1;

  /** A graph with more uses keys as data. */
  private static final int MAX_KEYS = 1000;

  private final Map<String, Integer> numbers = new ConcurrentHashMap<>();

  /** By number. Replaced under the lock of this, before the new number is visible. */
  private volatile String[] keys = {};

  /** Written under the lock of this, after the new number is visible. */
  private volatile int count;

  /** How many keys have numbers. It only grows: lookups stay valid while it is the same. */
  int count() {
    return count;
  }

  /** The key with an assigned number. */
  String key(int number) {
    return keys[number];
  }

  /** {@link #NONE} for a key that has no number yet. */
  int number(String key) {
    return numbers.getOrDefault(key, NONE);
  }

  /**
   * The number of a key, assigned now if it had none. When this returns, {@link #count} includes
   * it, so that threads that found none before look it up again.
   *
   * @return {@link #NONE} if there are too many keys
   */
  int getOrAssign(String key) {
    int number = number(key);
    return number == NONE || number >= count
        ? assign(key)
        : number; // another thread may be assigning it
  }

  private synchronized int assign(String key) {
    int number = number(key);
    if (number == NONE && count < MAX_KEYS) {
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
