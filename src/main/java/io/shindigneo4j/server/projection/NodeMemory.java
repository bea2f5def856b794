package io.shindigneo4j.server.projection;

import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

/**
 * What nodes have, as the store has had it since the last commit that changed it was made known
 * here. What nobody asks for goes when there is no room. Safe for use by many threads.
 *
 * <p>Who reads a node from the store leaves a mark in its place before, and what is read takes the
 * place of that mark only: a commit that comes in between has removed it.
 *
 * @param <K> what is kept of a node, always of the same class
 */
class NodeMemory<K extends Kept> {

  private static final int ROUNDS = 3;

  /** In the place of what is not kept, so that it is not read in vain each time. */
  private static final Object NOT_KEPT = new Object();

  private final long mostBytes;
  private final ReentrantLock sweeping = new ReentrantLock();

  /** Another after all has been forgotten. */
  private volatile KeptTable table = new KeptTable();

  /** Where the next sweep begins; of who sweeps. */
  private long hand;

  NodeMemory(long mostBytes) {
    this.mostBytes = mostBytes;
  }

  final long bytes() {
    return table.bytes();
  }

  /** How many nodes there are. */
  final long nodes() {
    return table.nodes();
  }

  /**
   * What is kept of a node, or is from now on.
   *
   * @param store reads it, null for what cannot be kept; what it throws is thrown here
   * @return null where it is not kept
   */
  @SuppressWarnings("unchecked") // nothing else is kept here
  final K of(long node, Supplier<K> store) {
    KeptTable now = table;
    Object found = now.get(node);
    if (found instanceof Kept kept) {
      kept.use();
      return (K) kept;
    }
    return found == null ? load(now, node, store) : null;
  }

  private K load(KeptTable now, long node, Supplier<K> store) {
    Object mark = new Object();
    if (!now.replace(node, null, mark, mostBytes / 2)) {
      return null;
    }
    Object read = null;
    try {
      K whole = store.get();
      read = whole == null ? NOT_KEPT : whole;
      return whole;
    } finally {
      now.replace(node, mark, read, mostBytes / 2);
      sweep(now);
    }
  }

  /** A commit has changed it. */
  final void forget(long node) {
    table.remove(node);
  }

  /** Nobody can tell what a commit has changed. */
  final void forgetAll() {
    table = new KeptTable();
  }

  /** Those go that have not been used since the last round. */
  private void sweep(KeptTable now) {
    if (now.bytes() <= mostBytes || !sweeping.tryLock()) {
      return;
    }
    try {
      long most = ROUNDS * now.places();
      for (long i = 0; i < most && now.bytes() > mostBytes; i++) {
        hand = hand + 1 < now.places() ? hand + 1 : 0;
        if (now.get(hand) instanceof Kept kept && !kept.wasUsed()) {
          now.replace(hand, kept, null, mostBytes);
        }
      }
    } finally {
      sweeping.unlock();
    }
  }
}
