package io.shindigneo4j.server.projection;

import java.util.Arrays;
import java.util.List;

/** A list of neighbours after some changes, in order of number and then of time. For one thread. */
final class ListMerge {

  private final int[] before;

  /** Null where that is not kept. */
  private final long[] sinceBefore;

  private int[] after;
  private long[] sinceAfter;
  private int read;
  private int written;

  ListMerge(int[] before, long[] sinceBefore) {
    this.before = before;
    this.sinceBefore = sinceBefore;
  }

  /**
   * Carries out changes of one list, which come in its order.
   *
   * @throws InconsistentException where somebody is to go who is not there
   */
  ListMerge apply(List<Change> changes) {
    after = new int[before.length + changes.size()];
    sinceAfter = sinceBefore == null ? null : new long[after.length];
    int next = 0;
    while (next < changes.size()) {
      Change first = changes.get(next);
      int more = 0;
      for (; next < changes.size() && isSame(first, changes.get(next)); next++) {
        more += changes.get(next).comes() ? 1 : -1;
      }
      merge(first, more);
    }
    copyUntil(before.length);
    return this;
  }

  private static boolean isSame(Change a, Change b) {
    return a.other() == b.other() && a.since() == b.since();
  }

  private void merge(Change change, int more) {
    int place = read;
    while (place < before.length && compare(place, change) < 0) {
      place++;
    }
    copyUntil(place);
    int there = 0;
    while (read < before.length && compare(read, change) == 0) {
      there++;
      read++;
    }
    if (there + more < 0) {
      throw new InconsistentException("somebody goes who is not there");
    }
    for (int i = 0; i < there + more; i++) {
      write(change.other(), change.since());
    }
  }

  private int compare(int place, Change change) {
    int byNumber = Integer.compare(before[place], change.other());
    return byNumber != 0 || sinceBefore == null
        ? byNumber
        : Long.compare(sinceBefore[place], change.since());
  }

  private void copyUntil(int place) {
    int length = place - read;
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

  /** Null where that is not kept. */
  long[] since() {
    return sinceAfter == null || written == sinceAfter.length
        ? sinceAfter
        : Arrays.copyOf(sinceAfter, written);
  }
}
