package io.shindigneo4j.packs.traversal;

/** A slot of the cache: one page at a time, and the running commits that change its nodes. */
final class Slot {

  private static final int UNKNOWN = 0;

  /** Null while nothing is cached. Replaced and changed under the lock of this. */
  private volatile KindPage page;

  /** Counts the begins and ends of commits. Written under the lock of this. */
  private volatile long changes;

  /** The number of running commits. Guarded by this. */
  private int runningCommits;

  NodeKind find(long number, int place) {
    KindPage found = page;
    return found != null && found.is(number) ? NodeKind.of(found.get(place)) : null;
  }

  long changes() {
    return changes;
  }

  synchronized void remember(long number, int place, NodeKind kind, long before) {
    if (runningCommits == 0 && changes == before) {
      if (page == null || !page.is(number)) {
        page = new KindPage(number);
      }
      page.set(place, kind.code());
    }
  }

  synchronized void begin() {
    runningCommits++;
    changes++;
  }

  synchronized void forget(long number, int place) {
    if (page != null && page.is(number)) {
      page.set(place, UNKNOWN);
    }
  }

  synchronized void end() {
    runningCommits--;
    changes++;
  }
}
