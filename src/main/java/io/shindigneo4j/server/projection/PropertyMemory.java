package io.shindigneo4j.server.projection;

import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

/**
 * Properties of nodes, as the store has had them since the last commit that changed them was made
 * known here. Those that nobody asks for go when there is no room. Safe for use by many threads.
 *
 * <p>Who reads a node from the store leaves a mark in its place before, and what is read takes the
 * place of that mark only: a commit that comes in between has removed it.
 */
final class PropertyMemory {

  /** A node with more is not kept. */
  private static final int MOST_PARTS_OF_ALL = 64;

  private static final long MOST_OF_A_NODE = 256 * 1024;

  private static final int ROUNDS = 3;

  /** In the place of what is not kept, so that it is not read in vain each time. */
  private static final Object NOT_KEPT = new Object();

  private final long mostBytes;
  private final long mostOfNode;
  private final KeyNumbers keys = new KeyNumbers();
  private final ReentrantLock sweeping = new ReentrantLock();

  /** Another after all has been forgotten. */
  private volatile PropertyTable table = new PropertyTable();

  /** Where the next sweep begins; of who sweeps. */
  private long hand;

  PropertyMemory(long mostBytes) {
    this.mostBytes = mostBytes;
    this.mostOfNode = Math.min(MOST_OF_A_NODE, mostBytes / MOST_PARTS_OF_ALL);
  }

  KeyNumbers keys() {
    return keys;
  }

  long bytes() {
    return table.bytes();
  }

  /** How many nodes there are. */
  long nodes() {
    return table.nodes();
  }

  /**
   * What is kept of a node, or is from now on.
   *
   * @param store reads all its properties; what it throws is thrown here
   * @return null where it is not kept
   */
  Remembered of(long node, Supplier<Map<String, Object>> store) {
    PropertyTable now = table;
    Object found = now.get(node);
    if (found instanceof Remembered remembered) {
      remembered.use();
      return remembered;
    }
    return found == null ? load(now, node, store) : null;
  }

  private Remembered load(PropertyTable now, long node, Supplier<Map<String, Object>> store) {
    Object mark = new Object();
    if (!now.replace(node, null, mark, mostBytes / 2)) {
      return null;
    }
    Object read = null;
    try {
      Remembered whole = Remembered.of(store.get(), keys, mostOfNode);
      read = whole == null ? NOT_KEPT : whole;
      return whole;
    } finally {
      now.replace(node, mark, read, mostBytes / 2);
      sweep(now);
    }
  }

  /** A commit has changed it. */
  void forget(long node) {
    table.remove(node);
  }

  /** Nobody can tell what a commit has changed. */
  void forgetAll() {
    table = new PropertyTable();
  }

  /** Those go that have not been used since the last round. */
  private void sweep(PropertyTable now) {
    if (now.bytes() <= mostBytes || !sweeping.tryLock()) {
      return;
    }
    try {
      long most = ROUNDS * now.places();
      for (long i = 0; i < most && now.bytes() > mostBytes; i++) {
        hand = hand + 1 < now.places() ? hand + 1 : 0;
        if (now.get(hand) instanceof Remembered remembered && !remembered.wasUsed()) {
          now.replace(hand, remembered, null, mostBytes);
        }
      }
    } finally {
      sweeping.unlock();
    }
  }
}
