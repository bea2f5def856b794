package io.shindigneo4j.packs.traversal;

/** The place of one page at a time, and the commits that change nodes that belong here. */
final class Slot {

  private static final int UNKNOWN = 0;

  /** Null while nothing is known. Replaced, and changed, under the lock of this. */
  private volatile Page page;

  /** How often a commit has begun or ended here. Written under the lock. */
  private volatile long changes;

  /** The commits that have begun and not ended. Guarded by this. */
  private int underWay;

  Kind find(long number, int place) {
    Page found = page;
    return found != null && found.is(number) ? Kind.of(found.get(place)) : null;
  }

  long changes() {
    return changes;
  }

  synchronized void remember(long number, int place, Kind kind, long before) {
    if (underWay == 0 && changes == before) {
      if (page == null || !page.is(number)) {
        page = new Page(number);
      }
      page.set(place, kind.code());
    }
  }

  synchronized void begin() {
    underWay++;
    changes++;
  }

  synchronized void forget(long number, int place) {
    if (page != null && page.is(number)) {
      page.set(place, UNKNOWN);
    }
  }

  synchronized void end() {
    underWay--;
    changes++;
  }
}
