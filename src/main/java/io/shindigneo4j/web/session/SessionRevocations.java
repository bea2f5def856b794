package io.shindigneo4j.web.session;

/** Which sessions were taken back. Thread-safe. */
public interface SessionRevocations {

  /** Whether the session, its person or everything was revoked after the session was created. */
  boolean isRevoked(Session session);

  /**
   * Ends a session on each Shindig.
   *
   * @throws java.util.concurrent.CompletionException if the database cannot note it
   */
  default void revoke(Session session) {
    revoke(session.id());
  }

  /**
   * Ends the session with an id on each Shindig.
   *
   * @throws java.util.concurrent.CompletionException if the database cannot note it
   */
  void revoke(String id);

  /**
   * Ends all sessions of a person on each Shindig.
   *
   * @throws java.util.concurrent.CompletionException if the database cannot note it
   */
  void revokeAllOf(String person);
}
