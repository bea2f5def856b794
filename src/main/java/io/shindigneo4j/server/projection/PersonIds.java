package io.shindigneo4j.server.projection;

import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.server.graph.SocialGraph;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.ToLongFunction;

/**
 * Where the people of some ids were when they were looked for. Each time it is checked whether they
 * still are, as nobody tells this of changes: there is one person of an id at most. Safe for use by
 * many threads.
 */
final class PersonIds {

  /** About what one takes. */
  static final int BYTES_EACH = 150;

  private final int most;
  private final Map<String, Long> nodes = new ConcurrentHashMap<>();

  /**
   * Knows nobody yet.
   *
   * @param mostBytes that it may take
   */
  PersonIds(long mostBytes) {
    most = (int) Math.min(Integer.MAX_VALUE, mostBytes / BYTES_EACH);
  }

  long bytes() {
    return (long) nodes.size() * BYTES_EACH;
  }

  /**
   * The node of a person.
   *
   * @param store looks for it in the store
   * @return {@link SocialGraph#NONE} where there is nobody
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

  /** Looks for the value of a key in memory alone. */
  @FunctionalInterface
  interface Lookup {

    /** Null where there is none, or it is not in memory. */
    Object value(long node, String key);
  }

  private static boolean is(long node, String id, Snapshot graph, Lookup properties) {
    return graph.person(node) != SocialGraph.NONE
        && id.equals(properties.value(node, GraphNames.ID));
  }

  private void keep(String id, long node) {
    if (nodes.size() >= most) {
      nodes.clear();
    }
    if (most > 0) {
      nodes.put(id, node);
    }
  }
}
