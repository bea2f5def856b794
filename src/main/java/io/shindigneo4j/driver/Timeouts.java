package io.shindigneo4j.driver;

import java.time.Duration;

/**
 * What a timeout may be: no server needs a day, and no counter of milliseconds overflows by one.
 */
final class Timeouts {

  private static final Duration LONGEST = Duration.ofDays(1);

  private Timeouts() {}

  static void require(String name, Duration timeout) {
    if (timeout.isNegative() || timeout.isZero()) {
      throw new IllegalArgumentException(name + " must be positive");
    }
    if (timeout.compareTo(LONGEST) > 0) {
      throw new IllegalArgumentException(name + " must not be longer than a day");
    }
  }
}
