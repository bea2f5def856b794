package io.shindigneo4j.web.gadgetoauth;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** Exponential backoff between looks at a token that another server renews. */
final class RenewalBackoff {
  private static final Duration FIRST = Duration.ofMillis(50);
  private static final Duration MAX = Duration.ofSeconds(1);

  private RenewalBackoff() {}

  /** Pauses that take a time together, none of them longer than a second. */
  static List<Duration> pauses(Duration all) {
    List<Duration> pauses = new ArrayList<>();
    Duration next = FIRST;
    Duration left = all;
    while (left.compareTo(Duration.ZERO) > 0) {
      Duration pause = shorter(next, left);
      pauses.add(pause);
      left = left.minus(pause);
      next = shorter(next.multipliedBy(2), MAX);
    }
    return pauses;
  }

  private static Duration shorter(Duration one, Duration other) {
    return one.compareTo(other) <= 0 ? one : other;
  }
}
