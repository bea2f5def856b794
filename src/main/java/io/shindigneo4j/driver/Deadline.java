package io.shindigneo4j.driver;

import java.time.Duration;

/** The end of a time limit. Immutable. */
final class Deadline {

  private final Duration limit;
  private final long start = System.nanoTime();

  /** Begins now. */
  Deadline(Duration limit) {
    this.limit = limit;
  }

  Duration limit() {
    return limit;
  }

  /** The time that is left; not positive once it is over. */
  Duration left() {
    return limit.minusNanos(System.nanoTime() - start);
  }

  boolean isOver() {
    Duration left = left();
    return left.isNegative() || left.isZero();
  }
}
