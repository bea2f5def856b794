package io.shindigneo4j.driver;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.random.RandomGenerator;

/**
 * Repeats what its connection was lost for, and what is safe to repeat, for about a second: time
 * enough for another connection or another server. What comes while there is no connection fails at
 * once. Of one call.
 */
final class LostConnectionRetry implements RetryPolicy {

  private static final int MOST_RETRIES = 6;

  /** Whether one of the attempts has lost its connection. */
  private final AtomicBoolean lost;

  LostConnectionRetry() {
    this(new AtomicBoolean());
  }

  /**
   * @param lost shared by calls that are sent together: what comes behind the one that was lost is
   *     repeated, too
   */
  LostConnectionRetry(AtomicBoolean lost) {
    this.lost = lost;
  }

  @Override
  public Optional<Duration> delay(DriverException failure, int failures, RandomGenerator random) {
    if (failure instanceof TransientDriverException passing && passing.isLost()) {
      lost.set(true);
    }
    return lost.get()
            && failure.code().equals(DriverException.UNAVAILABLE)
            && failures <= MOST_RETRIES
        ? Optional.of(TransientFailureRetry.delay(failures, random))
        : Optional.empty();
  }
}
