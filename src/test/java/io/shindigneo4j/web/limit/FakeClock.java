package io.shindigneo4j.web.limit;

import io.github.bucket4j.TimeMeter;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;

/** Stands still until it is told to go on. */
final class FakeClock implements TimeMeter {
  private final AtomicLong nanos = new AtomicLong(Duration.ofDays(1).toNanos());

  void advance(Duration time) {
    nanos.addAndGet(time.toNanos());
  }

  @Override
  public long currentTimeNanos() {
    return nanos.get();
  }

  @Override
  public boolean isWallClockBased() {
    return false;
  }
}
