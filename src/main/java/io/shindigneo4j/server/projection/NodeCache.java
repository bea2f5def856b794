package io.shindigneo4j.server.projection;

import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

/**
 * A bounded cache of data of nodes, with CLOCK (second chance) eviction. Thread-safe.
 *
 * <p>A reader that misses puts a mark into the slot of the node, reads the store, and replaces that
 * mark only. A commit that changes the node meanwhile removes the mark, so that nothing stale is
 * cached.
 *
 * @param <K> the class of all entries
 */
class NodeCache<K extends CacheEntry> {

  /** The most slots that one call looks at: it may be on a thread that reads sockets. */
  private static final int MAX_STEPS = 1024;

  /** In the slot of a node that cannot be cached, so that it is not tried each time. */
  private static final Object NOT_CACHEABLE = new Object();

  private final long maxBytes;
  private final ReentrantLock evicting = new ReentrantLock();

  /** Replaced by an empty one when everything is invalidated. */
  private volatile CacheTable table;

  NodeCache(long maxBytes) {
    this.maxBytes = maxBytes;
    this.table = empty();
  }

  /** Half of the memory is for entries in any case. */
  private CacheTable empty() {
    return new CacheTable(maxBytes / 2);
  }

  final long bytes() {
    return table.bytes();
  }

  /** The number of cached nodes. */
  final long nodes() {
    return table.nodes();
  }

  /**
   * Returns the entry of a node, and reads it from the store on a miss.
   *
   * @param store reads the entry; returns null if the node cannot be cached
   * @return null if the node is not cached
   */
  @SuppressWarnings("unchecked") // no other entries are put here
  final K of(long node, Supplier<K> store) {
    CacheTable current = table;
    Object found = current.get(node);
    if (found instanceof CacheEntry entry) {
      entry.reference();
      return (K) entry;
    }
    return found == null ? load(current, node, store) : null;
  }

  private K load(CacheTable current, long node, Supplier<K> store) {
    Object mark = new Object();
    if (!current.replace(node, null, mark)) {
      return null;
    }
    Object read = null;
    try {
      K whole = store.get();
      read = whole == null ? NOT_CACHEABLE : whole;
      return whole;
    } finally {
      current.replace(node, mark, read);
      makeRoom(current, node, read);
    }
  }

  /** A commit has changed the node. */
  final void invalidate(long node) {
    table.remove(node);
  }

  /** The changes of a commit are not known. */
  final void invalidateAll() {
    table = empty();
  }

  /** If the other entries leave no room, the new one goes again. */
  private void makeRoom(CacheTable current, long node, Object read) {
    if (current.bytes() > maxBytes && evicting.tryLock()) {
      try {
        current.evict(maxBytes, MAX_STEPS);
      } finally {
        evicting.unlock();
      }
    }
    if (current.bytes() > maxBytes && read instanceof CacheEntry) {
      current.replace(node, read, null);
    }
  }
}
