package io.shindigneo4j.server.projection;

import java.util.Arrays;

/**
 * The lists of one kind while a graph is filled: each has a place that was counted before, and they
 * are not sorted. A list that becomes longer than was counted moves what is behind it. Confined to
 * one thread.
 */
final class FillingLists {

  private static final int BITS = AdjacencyChunk.BITS;
  private static final int SIZE = AdjacencyChunk.SIZE;

  /** Room is made for as many at once, or for half as many as there are. */
  private static final int MIN_MORE = 4;

  /** Where no neighbour is yet. */
  private static final int VACANT = -1;

  /** For nodes with consecutive numbers. Null for those without neighbours. */
  private Region[] regions;

  private long bytes;

  private static final class Region {

    private static final long BYTES = 24 + HeapSize.ofInts(SIZE + 1);

    /** The place of each list has its neighbours, and what is vacant behind them. */
    private int[] neighbours;

    /** Where the place of each list begins, and where that of the last one ends. */
    private final int[] starts = new int[SIZE + 1];

    Region(int[] counts, int first) {
      for (int slot = 0; slot < SIZE; slot++) {
        int count = first + slot < counts.length ? counts[first + slot] : 0;
        starts[slot + 1] = starts[slot] + count;
      }
      neighbours = new int[starts[SIZE]];
      Arrays.fill(neighbours, VACANT);
    }

    long bytes() {
      return BYTES + HeapSize.of(neighbours);
    }

    /** Where the neighbours of a slot end. */
    int end(int slot) {
      int low = starts[slot];
      int high = starts[slot + 1];
      if (low == high || neighbours[high - 1] != VACANT) {
        return high;
      }
      while (low < high) {
        int middle = (low + high) >>> 1;
        if (neighbours[middle] == VACANT) {
          high = middle;
        } else {
          low = middle + 1;
        }
      }
      return low;
    }

    void widen(int slot) {
      int end = starts[slot + 1];
      int more = Math.max(MIN_MORE, (end - starts[slot]) / 2);
      int[] wider = Arrays.copyOf(neighbours, neighbours.length + more);
      System.arraycopy(neighbours, end, wider, end + more, neighbours.length - end);
      Arrays.fill(wider, end, end + more, VACANT);
      neighbours = wider;
      for (int i = slot + 1; i <= SIZE; i++) {
        starts[i] += more;
      }
    }

    void remove(int slot, int other) {
      int last = end(slot) - 1;
      for (int i = last; i >= starts[slot]; i--) {
        if (neighbours[i] == other) {
          neighbours[i] = neighbours[last];
          neighbours[last] = VACANT;
          return;
        }
      }
      throw new InconsistentGraphException("a neighbour to remove is not there");
    }

    int count(int slot, int other) {
      int end = end(slot);
      int found = Arrays.binarySearch(neighbours, starts[slot], end, other);
      if (found < 0) {
        return 0;
      }
      int first = found;
      while (first > starts[slot] && neighbours[first - 1] == other) {
        first--;
      }
      int last = found;
      while (last + 1 < end && neighbours[last + 1] == other) {
        last++;
      }
      return last - first + 1;
    }
  }

  /**
   * Makes room.
   *
   * @param counts how many neighbours each number will have, as far as is known
   */
  FillingLists(int[] counts) {
    regions = new Region[(counts.length + SIZE - 1) >>> BITS];
    for (int i = 0; i < counts.length; i++) {
      if (counts[i] > 0 && regions[i >>> BITS] == null) {
        add(i >>> BITS, counts);
      }
    }
  }

  private Region add(int place, int... counts) {
    Region added = new Region(counts, place << BITS);
    regions[place] = added;
    bytes += added.bytes();
    return added;
  }

  private static int slot(int number) {
    return number & (SIZE - 1);
  }

  void add(int owner, int other) {
    Region region = getOrAdd(owner >>> BITS);
    int slot = slot(owner);
    int end = region.end(slot);
    if (end == region.starts[slot + 1]) {
      bytes -= region.bytes();
      region.widen(slot);
      bytes += region.bytes();
    }
    region.neighbours[end] = other;
  }

  private Region getOrAdd(int place) {
    if (place >= regions.length) {
      regions = Arrays.copyOf(regions, place + 1);
    }
    return regions[place] == null ? add(place) : regions[place];
  }

  /** Null if none of its numbers has neighbours. */
  private Region region(int number) {
    int place = number >>> BITS;
    return place < regions.length ? regions[place] : null;
  }

  /**
   * Removes one of the neighbours.
   *
   * @throws InconsistentGraphException if it is not there
   */
  void remove(int owner, int other) {
    getOrAdd(owner >>> BITS).remove(slot(owner), other);
  }

  /** Sorts each list. Nothing may be added or removed afterwards. */
  void sort(Runnable check) {
    for (Region region : regions) {
      for (int slot = 0; region != null && slot < SIZE; slot++) {
        Arrays.sort(region.neighbours, region.starts[slot], region.end(slot));
      }
      check.run();
    }
  }

  int length(int number) {
    Region region = region(number);
    int slot = slot(number);
    return region == null ? 0 : region.end(slot) - region.starts[slot];
  }

  /** One of the neighbours, by its place in the list. */
  int get(int number, int index) {
    Region region = region(number);
    return region.neighbours[region.starts[slot(number)] + index];
  }

  /** How often a number is in the list of another one, which is sorted. */
  int count(int number, int other) {
    Region region = region(number);
    return region == null ? 0 : region.count(slot(number), other);
  }

  void copy(int number, int[] target, int start) {
    Region region = region(number);
    if (region != null) {
      int from = region.starts[slot(number)];
      System.arraycopy(region.neighbours, from, target, start, length(number));
    }
  }

  /** Forgets the lists of a chunk, which are elsewhere. */
  void drop(int chunk) {
    if (chunk < regions.length && regions[chunk] != null) {
      bytes -= regions[chunk].bytes();
      regions[chunk] = null;
    }
  }

  long bytes() {
    return bytes + HeapSize.ofInts(regions.length);
  }
}
