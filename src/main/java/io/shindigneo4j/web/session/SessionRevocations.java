package io.shindigneo4j.web.session;

import java.time.Instant;
import java.util.List;

/** Which sessions were taken back. Thread-safe. */
public interface SessionRevocations {

  /**
   * Whether the session, its person or everything was revoked after the session was created. That
   * of nobody can do nothing that would have to end.
   *
   * @throws io.shindigneo4j.opensocial.oauth.UnknownRevocationsException as long as that of a
   *     person cannot be told
   */
  default boolean isRevoked(WebSession session) {
    return session
        .person()
        .filter(person -> isRevoked(person, session.id(), session.created()))
        .isPresent();
  }

  /** The same. */
  boolean isRevoked(String person, String session, Instant created);

  /** When a revocation is needed no more: nothing of a session that had begun can be valid. */
  Instant expiry(Instant revoked);

  /**
   * Ends sessions of a person, on each Shindig.
   *
   * @throws java.util.concurrent.CompletionException if the database cannot note it
   */
  void revoke(String person, List<String> sessions);

  /**
   * Ends the sessions that came of a session at the provider, on each Shindig.
   *
   * @param before when that has ended: what began later stays
   * @throws java.util.concurrent.CompletionException if the database cannot note it
   */
  void revokeOfProvider(String providerSession, Instant before);

  /**
   * Ends all sessions of a person that have begun before, on each Shindig.
   *
   * @throws java.util.concurrent.CompletionException if the database cannot note it
   */
  void revokeAllOf(String person, Instant before);
}
