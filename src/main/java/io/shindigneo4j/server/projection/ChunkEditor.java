package io.shindigneo4j.server.projection;

import java.util.Arrays;

/** A chunk while it is changed. Confined to one thread. */
final class ChunkEditor implements AdjacencyChunk.Lists {

  /** The memory of an editor without lists, and of the reference to it. */
  static final long BYTES = 56 + HeapSize.ofLongs(AdjacencyChunk.SIZE);

  /** Null for a chunk that is added. */
  private final AdjacencyChunk before;

  private final int kinds;
  private final long[] nodes;
  private long labelled;

  /** The changed lists by slot and kind. Null until there is one; null elements are as before. */
  private NeighbourList[] changed;

  ChunkEditor(AdjacencyChunk before, int kinds) {
    this.before = before;
    this.kinds = kinds;
    nodes = before.nodes();
    labelled = before.labelled();
  }

  /** Begins an empty chunk. */
  ChunkEditor(int kinds) {
    before = null;
    this.kinds = kinds;
    nodes = new long[AdjacencyChunk.SIZE];
    Arrays.fill(nodes, AdjacencyChunk.UNUSED);
  }

  long node(int slot) {
    return nodes[slot];
  }

  void node(int slot, long node) {
    nodes[slot] = node;
  }

  boolean isLabelled(int slot) {
    return (labelled & (1L << slot)) != 0;
  }

  void label(int slot, boolean value) {
    long bit = 1L << slot;
    labelled = value ? labelled | bit : labelled & ~bit;
  }

  boolean hasNoNeighbours(int slot) {
    for (int kind = 0; kind < kinds; kind++) {
      if (length(kind, slot) > 0) {
        return false;
      }
    }
    return true;
  }

  @Override
  public NeighbourList list(int kind, int slot) {
    NeighbourList own = own(kind, slot);
    if (own != null) {
      return own;
    }
    return before == null ? NeighbourList.EMPTY : before.neighbours(kind, slot);
  }

  void list(int kind, int slot, NeighbourList neighbours) {
    if (changed == null) {
      changed = new NeighbourList[AdjacencyChunk.SIZE * kinds];
    }
    changed[slot * kinds + kind] = neighbours;
  }

  private NeighbourList own(int kind, int slot) {
    return changed == null ? null : changed[slot * kinds + kind];
  }

  @Override
  public boolean isMutual(int slot) {
    boolean same = own(0, slot) == null && own(1, slot) == null;
    return (same && before != null) ? before.isMutual(slot) : list(0, slot).isSame(list(1, slot));
  }

  @Override
  public int length(int kind, int slot) {
    NeighbourList own = own(kind, slot);
    if (own != null) {
      return own.length();
    }
    return before == null ? 0 : before.length(kind, slot);
  }

  @Override
  public void copy(int kind, int slot, int[] target, int start) {
    NeighbourList own = own(kind, slot);
    if (own != null) {
      own.copy(target, start);
    } else if (before != null) {
      before.copy(kind, slot, target, start);
    }
  }

  AdjacencyChunk build() {
    return build(this);
  }

  /** The nodes with other lists. */
  AdjacencyChunk build(AdjacencyChunk.Lists lists) {
    return new AdjacencyChunk(nodes, labelled, kinds, lists);
  }
}
