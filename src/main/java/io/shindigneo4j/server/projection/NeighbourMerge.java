package io.shindigneo4j.server.projection;

import java.util.Arrays;
import java.util.List;

/** Merges changes into a sorted list of neighbours. Confined to one thread. */
final class NeighbourMerge {

  private final int[] before;
  private final int[] after;
  private int read;
  private int written;

  private NeighbourMerge(int[] before, int changes) {
    this.before = before;
    after = new int[before.length + changes];
  }

  /**
   * The list after the changes, which must be in its order.
   *
   * @throws InconsistentGraphException if a neighbour to remove is not there
   */
  static int[] merged(int[] before, List<NeighbourChange> changes) {
    return new NeighbourMerge(before, changes.size()).apply(changes);
  }

  private int[] apply(List<NeighbourChange> changes) {
    int next = 0;
    while (next < changes.size()) {
      int other = changes.get(next).other();
      int more = 0;
      for (; next < changes.size() && changes.get(next).other() == other; next++) {
        more += changes.get(next).added() ? 1 : -1;
      }
      merge(other, more);
    }
    copyUntil(before.length);
    return written == after.length ? after : Arrays.copyOf(after, written);
  }

  private void merge(int other, int more) {
    int end = read;
    while (end < before.length && before[end] < other) {
      end++;
    }
    copyUntil(end);
    int count = more;
    while (read < before.length && before[read] == other) {
      count++;
      read++;
    }
    if (count < 0) {
      throw new InconsistentGraphException("a neighbour to remove is not there");
    }
    Arrays.fill(after, written, written + count, other);
    written += count;
  }

  private void copyUntil(int end) {
    int length = end - read;
    System.arraycopy(before, read, after, written, length);
    read += length;
    written += length;
  }
}
