package io.shindigneo4j.web.provider;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;

/** Lets two reads through at once, then one in five seconds. Not thread-safe. */
final class ReadingPace {

  private static final int MOST = 2;
  private static final Duration INTERVAL = Duration.ofSeconds(5);

  private final InstantSource clock;

  /** When the pace would have been kept without a burst. */
  private Instant next = Instant.MIN;

  ReadingPace(InstantSource clock) {
    this.clock = clock;
  }

  boolean tryTake() {
    Instant now = clock.instant();
    if (next.isAfter(now.plus(INTERVAL.multipliedBy(MOST - 1)))) {
      return false;
    }
    next = (next.isAfter(now) ? next : now).plus(INTERVAL);
    return true;
  }
}
