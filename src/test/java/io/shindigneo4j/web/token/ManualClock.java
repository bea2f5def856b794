package io.shindigneo4j.web.token;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;

/** Goes only when it is told to. */
final class ManualClock implements InstantSource {

  private volatile Instant now = Instant.now().truncatedTo(ChronoUnit.SECONDS);

  @Override
  public Instant instant() {
    return now;
  }

  void advance(Duration time) {
    now = now.plus(time);
  }
}
