package io.shindigneo4j.server.projection;

import java.util.Arrays;

/**
 * The nodes with {@value #SIZE} consecutive numbers, and the lists of their neighbours. Chunks are
 * copied on write: only the builder that owns a chunk changes it, and nobody after the build.
 */
final class AdjacencyChunk {

  static final int BITS = 6;
  static final int SIZE = 1 << BITS;

  /** The node id in an unused slot. */
  static final long UNUSED = -1;

  private static final int[] EMPTY_LIST = {};

  /** The objects of a chunk, without the elements of its arrays. */
  private static final int BYTES = 64;

  /** A token of the builder. The builder itself would keep its former versions reachable. */
  final Object owner;

  final long[] nodes;

  /**
   * The numbers of the neighbours, by list and slot. Sorted; with a number for each relationship.
   */
  final int[][][] lists;

  /** By slot, when each relationship of the first list began. Null if no times are kept. */
  final long[][] since;

  /** A bit for each slot whose node has the label. */
  long labelled;

  private AdjacencyChunk(
      Object owner, long[] nodes, int[][][] lists, long[][] since, long labelled) {
    this.owner = owner;
    this.nodes = nodes;
    this.lists = lists;
    this.since = since;
    this.labelled = labelled;
  }

  static AdjacencyChunk empty(Object owner, int kinds, boolean withSince) {
    long[] nodes = new long[SIZE];
    Arrays.fill(nodes, UNUSED);
    int[][][] lists = new int[kinds][SIZE][];
    for (int[][] list : lists) {
      Arrays.fill(list, EMPTY_LIST);
    }
    return new AdjacencyChunk(owner, nodes, lists, withSince ? new long[SIZE][] : null, 0);
  }

  AdjacencyChunk copy(Object newOwner) {
    int[][][] copies = lists.clone();
    for (int kind = 0; kind < copies.length; kind++) {
      copies[kind] = copies[kind].clone();
    }
    return new AdjacencyChunk(
        newOwner, nodes.clone(), copies, since == null ? null : since.clone(), labelled);
  }

  boolean isLabelled(int slot) {
    return (labelled & (1L << slot)) != 0;
  }

  void label(int slot, boolean value) {
    long bit = 1L << slot;
    labelled = value ? labelled | bit : labelled & ~bit;
  }

  boolean hasNoNeighbours(int slot) {
    for (int[][] list : lists) {
      if (list[slot].length > 0) {
        return false;
      }
    }
    return true;
  }

  /** The memory of a chunk without neighbours. */
  static long bytes(int kinds, boolean withSince) {
    int tables = kinds + (withSince ? 1 : 0);
    return BYTES + HeapSize.ofLongs(SIZE) + tables * HeapSize.ofInts(SIZE);
  }

  /** The memory of a node's lists. Arrays that two lists share count once. */
  long bytes(int slot) {
    long bytes = since == null ? 0 : HeapSize.of(since[slot]);
    for (int kind = 0; kind < lists.length; kind++) {
      bytes += isShared(kind, slot) ? 0 : HeapSize.of(lists[kind][slot]);
    }
    return bytes;
  }

  private boolean isShared(int kind, int slot) {
    return kind > 0 && lists[kind][slot] == lists[kind - 1][slot];
  }
}
