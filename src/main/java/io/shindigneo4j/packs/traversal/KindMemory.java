package io.shindigneo4j.packs.traversal;

import java.util.BitSet;
import java.util.stream.Stream;

/**
 * The kinds of nodes, remembered in a bounded space: some 5 MiB, for up to 16 million nodes, of
 * which two with a great distance between their numbers may share a place; the later one has it.
 *
 * <p>What is found here is as new as all that was committed before {@link #find}. For that, a
 * commit calls {@link #forget} before anybody can see it, and {@link #end} when everybody can. What
 * somebody reads meanwhile, or has read before and brings now, is not remembered, as it may be
 * older. Safe for use by many threads.
 */
final class KindMemory {

  private static final int SLOTS = 1 << 12;

  private final Slot[] slots = Stream.generate(Slot::new).limit(SLOTS).toArray(Slot[]::new);

  /** Null for a node that is not remembered. */
  Kind find(long node) {
    return slots[slot(node)].find(page(node), place(node));
  }

  /** To be asked for before a node is read from the store. */
  long changes(long node) {
    return slots[slot(node)].changes();
  }

  /**
   * Remembers what was read, unless it may have changed meanwhile.
   *
   * @param changes before that
   */
  void remember(long node, Kind kind, long changes) {
    slots[slot(node)].remember(page(node), place(node), kind, changes);
  }

  /**
   * A commit is about to change a node.
   *
   * @param begun the slots where the commit has begun; the node's is added
   */
  void forget(long node, BitSet begun) {
    int slot = slot(node);
    if (!begun.get(slot)) {
      begun.set(slot);
      slots[slot].begin();
    }
    slots[slot].forget(page(node), place(node));
  }

  /** The commit can be seen, or there will be none. */
  void end(BitSet begun) {
    begun.stream().forEach(slot -> slots[slot].end());
  }

  private static long page(long node) {
    return node / Page.NODES;
  }

  private static int slot(long node) {
    return (int) (page(node) % SLOTS);
  }

  private static int place(long node) {
    return (int) (node % Page.NODES);
  }
}
