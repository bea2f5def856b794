package io.shindigneo4j.opensocial.events;

import io.shindigneo4j.protocol.EventPosition;

/** After which event a listener begins. Owned by its listener. */
final class Resumption {

  /** Commits that are made together may have times in another order than their numbers. */
  private static final long TOLERANCE_MILLIS = 1_000;

  /** Null once what comes is after it. */
  private EventId after;

  /** Whether the place is known to be one of this store. */
  private boolean known;

  /** When the last commit was made that is known to be before the place. */
  private long timeBefore;

  /**
   * @param known false if the commit must be found, or one before and one after it
   * @param timeBefore when a commit was made that is not after the place
   */
  Resumption(EventId after, boolean known, long timeBefore) {
    this.after = after;
    this.known = known;
    this.timeBefore = timeBefore;
  }

  /** Whether the commit shows that the place is not one of this store. */
  boolean isLost(EventPosition position) {
    if (after == null || known) {
      return false;
    }
    EventPosition sought = after.position();
    if (position.offset() < sought.offset()) {
      timeBefore = position.time();
      return false;
    }
    known =
        position.offset() == sought.offset()
            ? position.time() == sought.time()
            : isBetween(sought.time(), timeBefore, position.time());
    return !known;
  }

  private static boolean isBetween(long time, long before, long after) {
    return before <= time + TOLERANCE_MILLIS && time <= after + TOLERANCE_MILLIS;
  }

  /** Whether an event was heard before. */
  boolean includes(int index, EventPosition position) {
    if (after == null) {
      return false;
    }
    long offset = after.position().offset();
    boolean heard =
        position.offset() < offset || (position.offset() == offset && index <= after.index());
    if (!heard) {
      after = null;
    }
    return heard;
  }

  /** By which to go on, of one who was told all up to a position. */
  EventId place(EventPosition told) {
    return isReachedBy(told) ? EventId.after(told) : after;
  }

  boolean isReachedBy(EventPosition told) {
    return after == null || told.offset() >= after.position().offset();
  }

  /** Whether nothing up to a position is to be heard: what is missing before it is not missed. */
  boolean isAfter(EventPosition position) {
    if (after == null || !after.position().epoch().equals(position.epoch())) {
      return false;
    }
    return after.position().offset() > position.offset()
        || (after.position().equals(position) && after.index() == EventId.ALL);
  }

  /** All that comes is heard. */
  void end() {
    after = null;
  }
}
