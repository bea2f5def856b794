package io.shindigneo4j.server.projection;

import java.util.Arrays;

/** Relationships in the order of their ids. Confined to one thread. */
final class EdgeBatch {

  private static final int FIRST_CAPACITY = 16;
  private static final long REMOVED = -1;

  private long[] ids = new long[FIRST_CAPACITY];
  private long[] from = new long[FIRST_CAPACITY];
  private long[] to = new long[FIRST_CAPACITY];
  private int size;

  /** Takes the ends of relationships. */
  @FunctionalInterface
  interface Ends {

    void accept(long from, long to);
  }

  int size() {
    return size;
  }

  /** Adds a relationship, whose id is greater than those before. */
  void add(long id, long start, long end) {
    if (size == ids.length) {
      ids = Arrays.copyOf(ids, 2 * size);
      from = Arrays.copyOf(from, 2 * size);
      to = Arrays.copyOf(to, 2 * size);
    }
    ids[size] = id;
    from[size] = start;
    to[size++] = end;
  }

  /** Removes a relationship if it is here. */
  void remove(long id) {
    int place = Arrays.binarySearch(ids, 0, size, id);
    if (place >= 0) {
      from[place] = REMOVED;
    }
  }

  void forEach(Ends action) {
    for (int i = 0; i < size; i++) {
      if (from[i] != REMOVED) {
        action.accept(from[i], to[i]);
      }
    }
  }

  void clear() {
    size = 0;
  }
}
