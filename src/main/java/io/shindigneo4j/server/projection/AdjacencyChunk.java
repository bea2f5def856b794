package io.shindigneo4j.server.projection;

import java.util.Arrays;

/**
 * The nodes with {@value #SIZE} consecutive numbers, and the lists of their neighbours: one after
 * the other in one array, except long ones. Immutable.
 */
final class AdjacencyChunk {

  static final int BITS = 6;
  static final int SIZE = 1 << BITS;

  /** The node id in an unused slot. */
  static final long UNUSED = -1;

  /** A longer list has pages of its own, so that a change of another one does not copy it. */
  static final int MAX_INSIDE_LENGTH = 512;

  static final int[] EMPTY_LIST = {};

  /** The object, without its arrays. */
  private static final int OBJECT_BYTES = 56;

  private final long[] nodes;

  /** A bit for each slot whose node has the label. */
  private final long labelled;

  private final int kinds;

  /** A bit for each slot whose second list equals the first, and is not kept. */
  private final long mutual;

  /** Where each list begins, by slot and kind, and where the last one ends. */
  private final int[] starts;

  /** The numbers of the neighbours. Those of a node are sorted, one for each relationship. */
  private final int[] neighbours;

  /** The places of long lists, ascending. They are empty in the array of all. */
  private final int[] longPlaces;

  private final NeighbourList[] longLists;

  /** What a chunk is made of: its lists, each sorted. */
  interface Lists {

    /** Whether the second list of a slot equals the first. */
    boolean isMutual(int slot);

    int length(int kind, int slot);

    /** Copies a list to a place in an array. */
    void copy(int kind, int slot, int[] target, int start);

    /** A list by itself. */
    default NeighbourList list(int kind, int slot) {
      int[] list = new int[length(kind, slot)];
      copy(kind, slot, list, 0);
      return NeighbourList.of(list);
    }
  }

  /** Takes over the nodes. */
  AdjacencyChunk(long[] nodes, long labelled, int kinds, Lists lists) {
    this.nodes = nodes;
    this.labelled = labelled;
    this.kinds = kinds;
    long both = 0;
    int inside = 0;
    int outside = 0;
    for (int slot = 0; slot < SIZE; slot++) {
      both |= kinds > 1 && lists.isMutual(slot) ? 1L << slot : 0;
      for (int kind = 0; kind < kinds; kind++) {
        int length = isOmitted(both, kind, slot) ? 0 : lists.length(kind, slot);
        inside += length > MAX_INSIDE_LENGTH ? 0 : length;
        outside += length > MAX_INSIDE_LENGTH ? 1 : 0;
      }
    }
    mutual = both;
    starts = new int[SIZE * kinds + 1];
    neighbours = inside == 0 ? EMPTY_LIST : new int[inside];
    longPlaces = outside == 0 ? EMPTY_LIST : new int[outside];
    longLists = outside == 0 ? null : new NeighbourList[outside];
    copy(lists);
  }

  private void copy(Lists lists) {
    int end = 0;
    int outside = 0;
    for (int place = 0; place < SIZE * kinds; place++) {
      int kind = place % kinds;
      int slot = place / kinds;
      int length = isOmitted(mutual, kind, slot) ? 0 : lists.length(kind, slot);
      starts[place] = end;
      if (length > MAX_INSIDE_LENGTH) {
        longPlaces[outside] = place;
        longLists[outside++] = lists.list(kind, slot);
      } else if (length > 0) {
        lists.copy(kind, slot, neighbours, end);
        end += length;
      }
    }
    starts[SIZE * kinds] = end;
  }

  private static boolean isOmitted(long mutual, int kind, int slot) {
    return kind == 1 && (mutual & (1L << slot)) != 0;
  }

  long node(int slot) {
    return nodes[slot];
  }

  /** A copy. */
  long[] nodes() {
    return nodes.clone();
  }

  long labelled() {
    return labelled;
  }

  boolean isLabelled(int slot) {
    return (labelled & (1L << slot)) != 0;
  }

  boolean isMutual(int slot) {
    return (mutual & (1L << slot)) != 0;
  }

  /** The numbers of the neighbours. A long list is no copy: do not change it. */
  int[] list(int kind, int slot) {
    int place = place(kind, slot);
    int start = starts[place];
    int end = starts[place + 1];
    return start < end ? Arrays.copyOfRange(neighbours, start, end) : longList(place).toArray();
  }

  /** The same, of which a long one shares its pages with what it is changed to. */
  NeighbourList neighbours(int kind, int slot) {
    int place = place(kind, slot);
    return starts[place] < starts[place + 1] ? NeighbourList.of(list(kind, slot)) : longList(place);
  }

  int length(int kind, int slot) {
    int place = place(kind, slot);
    int inside = starts[place + 1] - starts[place];
    return inside > 0 ? inside : longList(place).length();
  }

  void copy(int kind, int slot, int[] target, int at) {
    int place = place(kind, slot);
    int inside = starts[place + 1] - starts[place];
    if (inside > 0) {
      System.arraycopy(neighbours, starts[place], target, at, inside);
    } else {
      longList(place).copy(target, at);
    }
  }

  private int place(int kind, int slot) {
    return slot * kinds + (isOmitted(mutual, kind, slot) ? 0 : kind);
  }

  private NeighbourList longList(int place) {
    int found = longLists == null ? -1 : Arrays.binarySearch(longPlaces, place);
    return found < 0 ? NeighbourList.EMPTY : longLists[found];
  }

  /** The memory of the chunk. */
  long bytes() {
    long bytes = emptyBytes(kinds) + HeapSize.of(neighbours);
    if (longLists != null) {
      bytes += HeapSize.of(longPlaces) + HeapSize.ofInts(longLists.length);
      for (NeighbourList list : longLists) {
        bytes += list.bytes();
      }
    }
    return bytes;
  }

  /** The part of it that the neighbours take. */
  long listBytes() {
    long count = neighbours.length;
    if (longLists != null) {
      for (NeighbourList list : longLists) {
        count += list.length();
      }
    }
    return count * Integer.BYTES;
  }

  /** The memory of a chunk without neighbours. */
  static long emptyBytes(int kinds) {
    return OBJECT_BYTES + HeapSize.ofLongs(SIZE) + HeapSize.ofInts(SIZE * kinds + 1);
  }
}
