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

  private static final int MAX_ROUNDS = 3;

  /** In the slot of a node that cannot be cached, so that it is not tried each time. */
  private static final Object NOT_CACHEABLE = new Object();

  private final long maxBytes;
  private final ReentrantLock evicting = new ReentrantLock();

  /** Replaced by an empty one when everything is invalidated. */
  private volatile CacheTable table = new CacheTable();

  /** The hand of the clock. Guarded by the lock. */
  private long hand;

  NodeCache(long maxBytes) {
    this.maxBytes = maxBytes;
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
    if (!current.replace(node, null, mark, maxBytes / 2)) {
      return null;
    }
    Object read = null;
    try {
      K whole = store.get();
      read = whole == null ? NOT_CACHEABLE : whole;
      return whole;
    } finally {
      current.replace(node, mark, read, maxBytes / 2);
      evict(current);
    }
  }

  /** A commit has changed the node. */
  final void invalidate(long node) {
    table.remove(node);
  }

  /** The changes of a commit are not known. */
  final void invalidateAll() {
    table = new CacheTable();
  }

  /** Evicts entries that were not referenced since the hand last passed them. */
  private void evict(CacheTable current) {
    if (current.bytes() <= maxBytes || !evicting.tryLock()) {
      return;
    }
    try {
      long maximum = MAX_ROUNDS * current.slots();
      for (long i = 0; i < maximum && current.bytes() > maxBytes; i++) {
        hand = hand + 1 < current.slots() ? hand + 1 : 0;
        if (current.get(hand) instanceof CacheEntry entry && !entry.clearReferenced()) {
          current.replace(hand, entry, null, maxBytes);
        }
      }
    } finally {
      evicting.unlock();
    }
  }
}
