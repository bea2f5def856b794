package io.shindigneo4j.web.session;

import java.time.Instant;

/** Which sessions were taken back. Thread-safe. */
public interface SessionRevocations {

  /** Whether the session, its person or everything was revoked after the session was created. */
  default boolean isRevoked(Session session) {
    return isRevoked(session.person().orElse(null), session.id(), session.created());
  }

  /**
   * The same.
   *
   * @param person null if nobody is signed in
   */
  boolean isRevoked(String person, String session, Instant created);

  /**
   * Ends a session in which somebody is signed in, on each Shindig.
   *
   * @throws java.util.concurrent.CompletionException if the database cannot note it
   */
  void revoke(Session session);

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
