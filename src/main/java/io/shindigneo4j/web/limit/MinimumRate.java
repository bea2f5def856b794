package io.shindigneo4j.web.limit;

import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * The rate at which a body arrives, or an answer is read, on the slowest networks: 8 KiB a second
 * since its beginning, which is looked at after 30 seconds. Who is slower holds memory or a thread
 * that others need. Safe for use by many threads.
 */
public final class MinimumRate {
  private static final long FREE_SECONDS = 30;
  private static final long BYTES_PER_SECOND = 8 << 10;

  private final LongSupplier clock;
  private final long begin;

  /**
   * Begins now.
   *
   * @param clock as {@link System#nanoTime}
   */
  public MinimumRate(LongSupplier clock) {
    this.clock = clock;
    this.begin = clock.getAsLong();
  }

  /** The longest that so many bytes may take. */
  static Duration longest(long bytes) {
    return Duration.ofSeconds(FREE_SECONDS + bytes / BYTES_PER_SECOND + 1);
  }

  /**
   * Whether it is slower.
   *
   * @param bytes so far
   */
  public boolean isMissedBy(long bytes) {
    long seconds = TimeUnit.NANOSECONDS.toSeconds(clock.getAsLong() - begin);
    return seconds > FREE_SECONDS && bytes < seconds * BYTES_PER_SECOND;
  }
}
