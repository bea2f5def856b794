package io.shindigneo4j.web.limit;

import io.github.bucket4j.Bucket;
import io.github.bucket4j.ConsumptionProbe;
import java.util.Optional;

/**
 * Takes from a bucket. A request that costs more than the bucket holds needs a full one, and leaves
 * a debt: it may come, and on average none gets more than the rate.
 */
final class BucketQuota implements Quota {
  private final Bucket bucket;
  private final int burst;

  /** With what it owes. */
  private int taken;

  BucketQuota(Bucket bucket, int burst) {
    this.bucket = bucket;
    this.burst = burst;
  }

  @Override
  public Optional<TooManyRequests> take(int tokens) {
    int available = Math.max(0, Math.min(tokens, burst - taken));
    if (available > 0) {
      ConsumptionProbe probe = bucket.tryConsumeAndReturnRemaining(available);
      if (!probe.isConsumed()) {
        return Optional.of(TooManyRequests.forNanos(probe.getNanosToWaitForRefill()));
      }
    }
    if (tokens > available) {
      bucket.consumeIgnoringRateLimits(tokens - available);
    }
    taken += tokens;
    return Optional.empty();
  }

  @Override
  public void giveBack(int tokens) {
    if (tokens > 0) {
      bucket.addTokens(tokens);
      taken = Math.max(0, taken - tokens);
    }
  }
}
