package io.shindigneo4j.server.projection;

import java.util.Arrays;

/**
 * Some nodes with numbers that follow each other, and their neighbours. Changed by nobody but its
 * owner, and by none once that is done.
 */
final class Chunk {

  static final int BITS = 6;
  static final int SIZE = 1 << BITS;

  /** Instead of a node, for a number that nobody has. */
  static final long NOBODY = -1;

  private static final int[] NOTHING = {};

  /** Of this, its arrays of arrays and the array of nodes. */
  private static final int BYTES = 64;

  /** A token that only its owner has: the owner itself knows versions that are to be forgotten. */
  final Object owner;

  final long[] nodes;

  /** By kind of list, then by node; in order of number, as often as there are relationships. */
  final int[][][] lists;

  /**
   * When what is in the first list began, by node: in order with it. Null where that is not kept.
   */
  final long[][] since;

  /** A bit for each node that has the label of its kind. */
  long labelled;

  private Chunk(Object owner, long[] nodes, int[][][] lists, long[][] since, long labelled) {
    this.owner = owner;
    this.nodes = nodes;
    this.lists = lists;
    this.since = since;
    this.labelled = labelled;
  }

  static Chunk empty(Object owner, int kinds, boolean withSince) {
    long[] nodes = new long[SIZE];
    Arrays.fill(nodes, NOBODY);
    int[][][] lists = new int[kinds][SIZE][];
    for (int[][] list : lists) {
      Arrays.fill(list, NOTHING);
    }
    return new Chunk(owner, nodes, lists, withSince ? new long[SIZE][] : null, 0);
  }

  Chunk copy(Object newOwner) {
    int[][][] copies = lists.clone();
    for (int kind = 0; kind < copies.length; kind++) {
      copies[kind] = copies[kind].clone();
    }
    return new Chunk(
        newOwner, nodes.clone(), copies, since == null ? null : since.clone(), labelled);
  }

  boolean isLabelled(int place) {
    return (labelled & (1L << place)) != 0;
  }

  void label(int place, boolean value) {
    long bit = 1L << place;
    labelled = value ? labelled | bit : labelled & ~bit;
  }

  boolean isAlone(int place) {
    for (int[][] list : lists) {
      if (list[place].length > 0) {
        return false;
      }
    }
    return true;
  }

  /** Of a chunk without neighbours. */
  static long bytes(int kinds, boolean withSince) {
    int tables = kinds + (withSince ? 1 : 0);
    return BYTES + Memory.ofLongs(SIZE) + tables * Memory.ofInts(SIZE);
  }

  /** Of a node's neighbours; lists that are the same count once. */
  long bytes(int place) {
    long bytes = since == null ? 0 : Memory.of(since[place]);
    for (int kind = 0; kind < lists.length; kind++) {
      bytes += isRepeated(kind, place) ? 0 : Memory.of(lists[kind][place]);
    }
    return bytes;
  }

  private boolean isRepeated(int kind, int place) {
    return kind > 0 && lists[kind][place] == lists[kind - 1][place];
  }
}
