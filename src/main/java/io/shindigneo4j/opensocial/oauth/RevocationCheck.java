package io.shindigneo4j.opensocial.oauth;

/** Knows what was revoked. Safe for use by many threads, and never waits. */
@FunctionalInterface
public interface RevocationCheck {

  /** Nothing is ever revoked. */
  RevocationCheck NONE = issuance -> false;

  /** Whether what was issued is void: that of its person, client, grant or session, or all. */
  boolean isRevoked(Issuance issuance);
}
