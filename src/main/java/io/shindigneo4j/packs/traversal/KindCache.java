package io.shindigneo4j.packs.traversal;

import java.util.BitSet;
import java.util.stream.Stream;

/**
 * A bounded, direct-mapped cache of the kinds of nodes: about 5 MiB for up to 16 million nodes.
 * Nodes with distant ids may share a slot, which the later one takes.
 *
 * <p>An entry is as new as all commits before {@link #find}. A commit calls {@link #invalidate}
 * before it is visible, and {@link #end} when it is. What was read from the store meanwhile, or
 * earlier, is not cached, as it may be stale. Thread-safe.
 */
final class KindCache {

  private static final int SLOTS = 1 << 12;

  private final Slot[] slots = Stream.generate(Slot::new).limit(SLOTS).toArray(Slot[]::new);

  /** Null for a node that is not cached. */
  NodeKind find(long node) {
    return slots[slot(node)].find(page(node), place(node));
  }

  /** The version of the slot. Get it before the node is read from the store. */
  long changes(long node) {
    return slots[slot(node)].changes();
  }

  /**
   * Caches what was read, unless the node may have changed meanwhile.
   *
   * @param changes the version of the slot before the read
   */
  void put(long node, NodeKind kind, long changes) {
    slots[slot(node)].remember(page(node), place(node), kind, changes);
  }

  /**
   * A commit is about to change a node.
   *
   * @param begun the slots that the commit has changed so far; the node's slot is added
   */
  void invalidate(long node, BitSet begun) {
    int slot = slot(node);
    if (!begun.get(slot)) {
      begun.set(slot);
      slots[slot].begin();
    }
    slots[slot].forget(page(node), place(node));
  }

  /** The commit is visible, or was rolled back. */
  void end(BitSet begun) {
    begun.stream().forEach(slot -> slots[slot].end());
  }

  private static long page(long node) {
    return node / KindPage.NODES;
  }

  private static int slot(long node) {
    return (int) (page(node) % SLOTS);
  }

  private static int place(long node) {
    return (int) (node % KindPage.NODES);
  }
}
