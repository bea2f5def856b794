package io.shindigneo4j.schema;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/**
 * A function of which the last results are kept. Safe for use by many threads.
 *
 * @param <K> what it takes; equal ones have equal results, and none changes
 * @param <V> the result, which is shared
 */
public final class Memo<K, V> {

  /** A limit for programs that ask for another one in each call. */
  private static final int CAPACITY = 1_000;

  private final Map<K, V> results = new ConcurrentHashMap<>();
  private final Function<K, V> function;

  public Memo(Function<K, V> function) {
    this.function = function;
  }

  public V of(K key) {
    V known = results.get(key);
    if (known != null) {
      return known;
    }
    if (results.size() >= CAPACITY) {
      results.clear();
    }
    return results.computeIfAbsent(key, function);
  }
}
