package io.shindigneo4j.server.projection;

import io.shindigneo4j.server.graph.NodeIds;
import io.shindigneo4j.server.graph.NodeProperties;
import java.util.Map;
import org.neo4j.graphdb.NotFoundException;
import org.neo4j.graphdb.Transaction;

/**
 * Reads properties from a cache, or from the store if the node is not cached. Confined to the
 * transaction's thread.
 */
final class CachingNodeProperties implements NodeProperties {

  private final PropertyCache cache;
  private final Transaction transaction;
  private final NodeProperties store;

  /** The keys of the last call. Callers often use the same array again. */
  private String[] keys;

  private int[] numbers;

  /** How many keys the cache knew then. */
  private int knownKeys;

  CachingNodeProperties(PropertyCache cache, Transaction transaction, NodeProperties store) {
    this.cache = cache;
    this.transaction = transaction;
    this.store = store;
  }

  @Override
  public Object[] values(long node, String[] asked) {
    CachedProperties found = cached(node);
    return found == null ? store.values(node, asked) : values(found, numbers(asked));
  }

  @Override
  public Map<String, Object> all(long node) {
    CachedProperties found = cached(node);
    return found == null ? store.all(node) : found.all(cache.keys());
  }

  /** Null if the node cannot be cached. */
  private CachedProperties cached(long node) {
    return cache.propertiesOf(node, () -> NodeIds.node(transaction, node).getAllProperties());
  }

  /**
   * The cached value of a property. Null if there is none, or no such node, or it is not cached.
   */
  Object cachedValue(long node, String key) {
    try {
      CachedProperties found = cached(node);
      return found == null ? null : found.value(cache.keys().number(key));
    } catch (NotFoundException e) {
      return null;
    }
  }

  private static Object[] values(CachedProperties found, int[] numbers) {
    Object[] values = new Object[numbers.length];
    for (int i = 0; i < numbers.length; i++) {
      values[i] = found.value(numbers[i]);
    }
    return values;
  }

  private int[] numbers(String[] asked) {
    if (asked != keys || knownKeys != cache.keys().count()) {
      knownKeys = cache.keys().count();
      keys = asked;
      numbers = new int[asked.length];
      for (int i = 0; i < asked.length; i++) {
        numbers[i] = cache.keys().number(asked[i]);
      }
    }
    return numbers;
  }
}
