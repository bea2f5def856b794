package io.shindigneo4j.web.limit;

import io.github.bucket4j.EstimationProbe;
import io.github.bucket4j.TimeMeter;
import java.time.Duration;
import java.util.Optional;

/**
 * Lets each client fail so often in a time, such as by wrong passwords. Requests that come at the
 * same moment may all fail, and are paid for later. Thread-safe.
 */
public final class FailureLimiter {
  private final RateLimiter limiter;

  /**
   * @param failures the most in a period, and at once
   */
  public FailureLimiter(int failures, Duration period) {
    this(failures, period, TimeMeter.SYSTEM_NANOTIME);
  }

  FailureLimiter(int failures, Duration period, TimeMeter clock) {
    limiter = new RateLimiter(failures, failures, period, clock);
  }

  /** Whether a client has failed too often, and until when. */
  public Optional<TooManyRequests> refusal(String client) {
    EstimationProbe probe = limiter.bucket(client).estimateAbilityToConsume(1);
    return probe.canBeConsumed()
        ? Optional.empty()
        : Optional.of(TooManyRequests.forNanos(probe.getNanosToWaitForRefill()));
  }

  /** Notes a failure. */
  public void failed(String client) {
    limiter.bucket(client).consumeIgnoringRateLimits(1);
  }
}
