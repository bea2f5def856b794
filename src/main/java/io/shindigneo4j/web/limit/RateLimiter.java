package io.shindigneo4j.web.limit;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.github.bucket4j.Bandwidth;
import io.github.bucket4j.Bucket;
import io.github.bucket4j.TimeMeter;
import java.time.Duration;

/**
 * A bucket of tokens for each client. It forgets clients that have been silent for long, and those
 * that ask least where there are too many: these begin again with a full bucket, so that no number
 * of clients takes more memory, or keeps another out. Thread-safe.
 */
final class RateLimiter {
  /** The most that all buckets take. */
  static final long MEMORY = 32L << 20;

  /** A bucket and its place in the table; measured, then rounded up. */
  private static final int BUCKET = 512;

  private static final Duration SILENCE = Duration.ofMinutes(10);

  private final int burst;
  private final Bandwidth bandwidth;
  private final TimeMeter clock;
  private final Cache<String, Bucket> buckets;

  RateLimiter(RateLimit limit, TimeMeter clock) {
    this(limit.burst(), limit.rate(), Duration.ofSeconds(1), clock);
  }

  /**
   * @param burst the most tokens that a client has
   * @param rate tokens that come back in a period
   */
  RateLimiter(int burst, int rate, Duration period, TimeMeter clock) {
    this.burst = burst;
    this.bandwidth = Bandwidth.builder().capacity(burst).refillGreedy(rate, period).build();
    this.clock = clock;
    this.buckets =
        Caffeine.newBuilder()
            .maximumWeight(MEMORY)
            .weigher((String client, Bucket bucket) -> BUCKET + 2 * client.length())
            .expireAfterAccess(period.multipliedBy(burst).dividedBy(rate).plus(SILENCE))
            .ticker(clock::currentTimeNanos)
            .executor(Runnable::run) // no thread that outlives the web application
            .build();
  }

  /** For one request of a client. */
  Quota quota(String client) {
    return new BucketQuota(bucket(client), burst);
  }

  Bucket bucket(String client) {
    return buckets.get(client, name -> newBucket());
  }

  private Bucket newBucket() {
    return Bucket.builder().addLimit(bandwidth).withCustomTimePrecision(clock).build();
  }

  /** How many clients it remembers. */
  long clients() {
    buckets.cleanUp();
    return buckets.estimatedSize();
  }
}
