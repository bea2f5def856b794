package io.shindigneo4j.web.bearer;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.shindigneo4j.opensocial.oauth.Secret;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Access tokens of all places. A token that was valid is taken as valid for a minute more, unless
 * it expires or is revoked. Safe for use by many threads.
 */
final class VerifiedTokens {

  private static final Duration MEMORY = Duration.ofMinutes(1);
  private static final int MAX = 10_000;

  private final List<AccessTokens> places;
  private final Predicate<AccessToken> revoked;
  private final InstantSource clock;
  private final LeaderLookups leader = new LeaderLookups();

  /** By the hashes of the tokens. */
  private final Cache<String, AccessToken> valid =
      Caffeine.newBuilder().maximumSize(MAX).expireAfterWrite(MEMORY).build();

  /**
   * @param revoked asked for each request
   */
  VerifiedTokens(List<AccessTokens> places, Predicate<AccessToken> revoked, InstantSource clock) {
    this.places = List.copyOf(places);
    this.revoked = revoked;
    this.clock = clock;
  }

  /**
   * The token; empty if it is not valid.
   *
   * @param address of who presents it, as limits count it
   * @throws BearerException with 503 if that cannot be told now
   */
  Optional<AccessToken> find(String text, String address) throws BearerException {
    String hash = new Secret(text).hash();
    AccessToken known = valid.getIfPresent(hash);
    return (known == null ? ask(text, hash, address) : Optional.of(known))
        .filter(token -> token.expires().isAfter(clock.instant()))
        .filter(token -> !revoked.test(token));
  }

  private Optional<AccessToken> ask(String text, String hash, String address)
      throws BearerException {
    for (AccessTokens place : places) {
      if (place.mayKnow(text)) {
        Optional<AccessToken> found = place.find(text);
        if (found.isEmpty() && place.mayMissYoungTokens()) {
          found = leader.find(place, text, hash, address);
        }
        found.ifPresent(token -> valid.put(hash, token));
        return found;
      }
    }
    return Optional.empty();
  }
}
