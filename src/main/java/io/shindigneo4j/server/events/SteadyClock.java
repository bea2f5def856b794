package io.shindigneo4j.server.events;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.concurrent.TimeUnit;

/**
 * A clock that only measures how much time has passed: it begins at zero, and nobody can set it.
 * Thread-safe.
 */
public final class SteadyClock extends Clock {

  private final long begin = System.nanoTime();

  @Override
  public long millis() {
    return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begin);
  }

  @Override
  public Instant instant() {
    return Instant.ofEpochMilli(millis());
  }

  @Override
  public ZoneId getZone() {
    return ZoneOffset.UTC;
  }

  @Override
  public Clock withZone(ZoneId zone) {
    return this;
  }
}
