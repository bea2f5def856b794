package io.shindigneo4j.web.bearer;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.shindigneo4j.web.limit.FailureLimiter;
import java.time.Duration;
import java.util.Optional;

/**
 * Asks the leader for tokens that another server of the graph does not have: they may be younger
 * than its copy. What the leader does not have either is not asked for again for a minute, and no
 * address gets the leader asked in vain more often than ten times a minute, so that tokens that
 * somebody makes up are no load for it. Safe for use by many threads.
 */
final class LeaderLookups {

  private static final Duration PERIOD = Duration.ofMinutes(1);
  private static final int MISSES = 10;
  private static final int MAX = 10_000;

  private final FailureLimiter misses = new FailureLimiter(MISSES, PERIOD);

  /** The hashes of tokens that the leader does not have. */
  private final Cache<String, Boolean> unknown =
      Caffeine.newBuilder().maximumSize(MAX).expireAfterWrite(PERIOD).build();

  /**
   * The token; empty also where the leader is not asked.
   *
   * @throws BearerException with 503 if that cannot be told now
   */
  Optional<AccessToken> find(AccessTokens place, String token, String hash, String address)
      throws BearerException {
    if (unknown.getIfPresent(hash) != null || misses.refusal(address).isPresent()) {
      return Optional.empty();
    }
    Optional<AccessToken> found = place.findAtLeader(token);
    if (found.isEmpty()) {
      unknown.put(hash, true);
      misses.failed(address);
    }
    return found;
  }
}
