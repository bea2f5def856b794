package io.shindigneo4j.web.bearer;

import java.util.Optional;

/** A place that knows which access tokens are valid. Safe for use by many threads. */
interface AccessTokens {

  /** Whether a token has the form of those that this place knows. */
  boolean mayKnow(String token);

  /**
   * The token; empty if it is not valid, for whatever reason.
   *
   * @throws BearerException with 503 if that cannot be told now
   */
  Optional<AccessToken> find(String token) throws BearerException;

  /** Whether {@link #find} may miss a token that is young. */
  default boolean mayMissYoungTokens() {
    return false;
  }

  /**
   * Asks once more for a token that was not found, where this place would know it first.
   *
   * @throws BearerException with 503 if that cannot be told now
   */
  default Optional<AccessToken> findAtLeader(String token) throws BearerException {
    return Optional.empty();
  }
}
