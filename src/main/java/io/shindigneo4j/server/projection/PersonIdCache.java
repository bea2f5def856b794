package io.shindigneo4j.server.projection;

import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.server.graph.SocialGraph;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.ToLongFunction;

/**
 * The nodes of people by their ids, as they were found last. Commits do not invalidate it: each hit
 * is verified, which suffices as an id is unique. Thread-safe.
 */
final class PersonIdCache {

  /** An estimate of the memory of an entry. */
  static final int BYTES_EACH = 150;

  private final int maxEntries;
  private final Map<String, Long> nodes = new ConcurrentHashMap<>();

  /**
   * Creates an empty cache.
   *
   * @param maxBytes the most memory that it may take
   */
  PersonIdCache(long maxBytes) {
    maxEntries = (int) Math.min(Integer.MAX_VALUE, maxBytes / BYTES_EACH);
  }

  long bytes() {
    return (long) nodes.size() * BYTES_EACH;
  }

  /**
   * Finds the node of a person.
   *
   * @param store finds it in the store
   * @return {@link SocialGraph#NONE} if there is no such person
   */
  long find(String id, Snapshot graph, Lookup properties, ToLongFunction<String> store) {
    Long known = nodes.get(id);
    if (known != null && is(known, id, graph, properties)) {
      return known;
    }
    long found = store.applyAsLong(id);
    if (found != SocialGraph.NONE) {
      keep(id, found);
    }
    return found;
  }

  /** Looks up cached values of properties. */
  @FunctionalInterface
  interface Lookup {

    /** Null if there is none, or it is not cached. */
    Object value(long node, String key);
  }

  private static boolean is(long node, String id, Snapshot graph, Lookup properties) {
    return graph.person(node) != SocialGraph.NONE
        && id.equals(properties.value(node, GraphNames.ID));
  }

  private void keep(String id, long node) {
    if (nodes.size() >= maxEntries) {
      nodes.clear();
    }
    if (maxEntries > 0) {
      nodes.put(id, node);
    }
  }
}
