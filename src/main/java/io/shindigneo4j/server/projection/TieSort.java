package io.shindigneo4j.server.projection;

import java.util.Arrays;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.eclipse.collections.impl.list.mutable.primitive.LongArrayList;

/** Sorts relationships by their owners, and those of one as lists are. For one thread. */
final class TieSort {

  private static final long LOW = 0xFFFFFFFFL;

  private final IntArrayList others;

  /** Null where that is not kept. */
  private final LongArrayList since;

  /** Where the relationships of each owner begin among the places. */
  private final int[] firsts;

  private final int[] places;

  TieSort(IntArrayList owners, IntArrayList others, LongArrayList since) {
    this.others = others;
    this.since = since;
    this.firsts = new int[owners.isEmpty() ? 1 : owners.max() + 2];
    this.places = new int[owners.size()];
    sort(owners);
  }

  private void sort(IntArrayList owners) {
    owners.forEach(owner -> firsts[owner + 1]++);
    for (int i = 1; i < firsts.length; i++) {
      firsts[i] += firsts[i - 1];
    }
    int[] next = firsts.clone();
    for (int i = 0; i < owners.size(); i++) {
      places[next[owners.get(i)]++] = i;
    }
  }

  void fill(SpaceEdit space, int kind) {
    for (int owner = 0; owner + 1 < firsts.length; owner++) {
      if (firsts[owner] < firsts[owner + 1]) {
        fill(space, kind, owner);
      }
    }
  }

  private void fill(SpaceEdit space, int kind, int owner) {
    int first = firsts[owner];
    int count = firsts[owner + 1] - first;
    long[] order = new long[count];
    for (int i = 0; i < count; i++) {
      order[i] = ((long) others.get(places[first + i]) << Integer.SIZE) | places[first + i];
    }
    Arrays.sort(order);
    int[] neighbours = new int[count];
    for (int i = 0; i < count; i++) {
      neighbours[i] = (int) (order[i] >>> Integer.SIZE);
    }
    space.fill(kind, owner, neighbours, since == null ? null : times(order));
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
