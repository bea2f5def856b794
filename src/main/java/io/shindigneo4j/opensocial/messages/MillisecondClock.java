package io.shindigneo4j.opensocial.messages;

import com.google.inject.Inject;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;

/** Now, to the millisecond, which is what the graph keeps. Safe for use by many threads. */
final class MillisecondClock {

  private final Clock clock;

  @Inject
  MillisecondClock(Clock clock) {
    this.clock = clock;
  }

  Instant now() {
    return clock.instant().truncatedTo(ChronoUnit.MILLIS);
  }
}
