package io.shindigneo4j.server.projection;

import java.util.Arrays;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.eclipse.collections.impl.list.mutable.primitive.LongArrayList;

/**
 * Counting sort of edges by their owners, which then sorts those of each owner by neighbour and
 * time. Confined to one thread.
 */
final class EdgeSort {

  private static final long LOW = 0xFFFFFFFFL;

  private final IntArrayList others;

  /** Null if no times are kept. */
  private final LongArrayList since;

  /** The index of the first edge of each owner in {@link #sorted}. */
  private final int[] firsts;

  private final int[] sorted;

  EdgeSort(IntArrayList owners, IntArrayList others, LongArrayList since) {
    this.others = others;
    this.since = since;
    this.firsts = new int[owners.isEmpty() ? 1 : owners.max() + 2];
    this.sorted = new int[owners.size()];
    sort(owners);
  }

  private void sort(IntArrayList owners) {
    owners.forEach(owner -> firsts[owner + 1]++);
    for (int i = 1; i < firsts.length; i++) {
      firsts[i] += firsts[i - 1];
    }
    int[] next = firsts.clone();
    for (int i = 0; i < owners.size(); i++) {
      sorted[next[owners.get(i)]++] = i;
    }
  }

  void fill(AdjacencyBuilder builder, int list) {
    for (int owner = 0; owner + 1 < firsts.length; owner++) {
      if (firsts[owner] < firsts[owner + 1]) {
        fill(builder, list, owner);
      }
    }
  }

  private void fill(AdjacencyBuilder builder, int list, int owner) {
    int first = firsts[owner];
    int count = firsts[owner + 1] - first;
    long[] order = new long[count];
    for (int i = 0; i < count; i++) {
      order[i] = ((long) others.get(sorted[first + i]) << Integer.SIZE) | sorted[first + i];
    }
    Arrays.sort(order);
    int[] neighbours = new int[count];
    for (int i = 0; i < count; i++) {
      neighbours[i] = (int) (order[i] >>> Integer.SIZE);
    }
    builder.fill(list, owner, neighbours, since == null ? null : times(order));
  }

  private long[] times(long[] order) {
    long[] times = new long[order.length];
    int run = 0;
    for (int i = 0; i < order.length; i++) {
      times[i] = since.get((int) (order[i] & LOW));
      if (i > 0 && order[i] >>> Integer.SIZE != order[i - 1] >>> Integer.SIZE) {
        Arrays.sort(times, run, i);
        run = i;
      }
    }
    Arrays.sort(times, run, order.length);
    return times;
  }
}
