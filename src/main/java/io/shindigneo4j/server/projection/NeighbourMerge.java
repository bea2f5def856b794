package io.shindigneo4j.server.projection;

import java.util.Arrays;
import java.util.List;

/**
 * Merges changes into a sorted list of neighbours, ordered by number and then by time. Confined to
 * one thread.
 */
final class NeighbourMerge {

  private final int[] before;

  /** Null if no times are kept. */
  private final long[] sinceBefore;

  private int[] after;
  private long[] sinceAfter;
  private int read;
  private int written;

  NeighbourMerge(int[] before, long[] sinceBefore) {
    this.before = before;
    this.sinceBefore = sinceBefore;
  }

  /**
   * Applies the changes, which must be in the order of the list.
   *
   * @throws InconsistentGraphException if a neighbour to remove is not there
   */
  NeighbourMerge apply(List<NeighbourChange> changes) {
    after = new int[before.length + changes.size()];
    sinceAfter = sinceBefore == null ? null : new long[after.length];
    int next = 0;
    while (next < changes.size()) {
      NeighbourChange first = changes.get(next);
      int more = 0;
      for (; next < changes.size() && isSame(first, changes.get(next)); next++) {
        more += changes.get(next).added() ? 1 : -1;
      }
      merge(first, more);
    }
    copyUntil(before.length);
    return this;
  }

  private static boolean isSame(NeighbourChange a, NeighbourChange b) {
    return a.other() == b.other() && a.since() == b.since();
  }

  private void merge(NeighbourChange change, int more) {
    int end = read;
    while (end < before.length && compare(end, change) < 0) {
      end++;
    }
    copyUntil(end);
    int count = 0;
    while (read < before.length && compare(read, change) == 0) {
      count++;
      read++;
    }
    if (count + more < 0) {
      throw new InconsistentGraphException("a neighbour to remove is not there");
    }
    for (int i = 0; i < count + more; i++) {
      write(change.other(), change.since());
    }
  }

  private int compare(int index, NeighbourChange change) {
    int byNumber = Integer.compare(before[index], change.other());
    return byNumber != 0 || sinceBefore == null
        ? byNumber
        : Long.compare(sinceBefore[index], change.since());
  }

  private void copyUntil(int end) {
    int length = end - read;
    System.arraycopy(before, read, after, written, length);
    if (sinceBefore != null) {
      System.arraycopy(sinceBefore, read, sinceAfter, written, length);
    }
    read += length;
    written += length;
  }

  private void write(int other, long since) {
    after[written] = other;
    if (sinceAfter != null) {
      sinceAfter[written] = since;
    }
    written++;
  }

  int[] neighbours() {
    return written == after.length ? after : Arrays.copyOf(after, written);
  }

  /** Null if no times are kept. */
  long[] since() {
    return sinceAfter == null || written == sinceAfter.length
        ? sinceAfter
        : Arrays.copyOf(sinceAfter, written);
  }
}
