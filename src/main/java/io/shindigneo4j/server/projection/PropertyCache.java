package io.shindigneo4j.server.projection;

import java.util.Map;
import java.util.function.Supplier;

/** A cache of all properties of nodes. Thread-safe. */
final class PropertyCache extends NodeCache<CachedProperties> {

  /** A node that needs a larger share of the cache is not cached. */
  private static final int MIN_NODES = 64;

  private static final long MAX_NODE_BYTES = 256 * 1024;

  private final long maxNodeBytes;
  private final PropertyKeyNumbers keys = new PropertyKeyNumbers();

  PropertyCache(long maxBytes) {
    super(maxBytes);
    this.maxNodeBytes = Math.min(MAX_NODE_BYTES, maxBytes / MIN_NODES);
  }

  PropertyKeyNumbers keys() {
    return keys;
  }

  /** As {@link #of}, with all properties of a node. A node with large properties is not cached. */
  CachedProperties propertiesOf(long node, Supplier<Map<String, Object>> store) {
    return of(node, () -> CachedProperties.of(store.get(), keys, maxNodeBytes));
  }
}
