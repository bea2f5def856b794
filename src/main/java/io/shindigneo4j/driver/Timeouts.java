package io.shindigneo4j.driver;

import java.time.Duration;

/** Checks timeouts. The limit of a day keeps sums of milliseconds from overflowing. */
final class Timeouts {

  private static final Duration MAX = Duration.ofDays(1);

  private Timeouts() {}

  static void require(String name, Duration timeout) {
    if (timeout.isNegative() || timeout.isZero()) {
      throw new IllegalArgumentException(name + " must be positive");
    }
    if (timeout.compareTo(MAX) > 0) {
      throw new IllegalArgumentException(name + " must not be longer than a day");
    }
  }
}
