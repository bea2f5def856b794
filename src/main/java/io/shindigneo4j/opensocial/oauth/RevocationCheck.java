package io.shindigneo4j.opensocial.oauth;

/** Knows what was revoked. Safe for use by many threads, and never waits. */
@FunctionalInterface
public interface RevocationCheck {

  /** Nothing is ever revoked. */
  RevocationCheck NONE = issuance -> false;

  /**
   * Whether what was issued is void: that of its person, client, grant or session, or all.
   *
   * @throws UnknownRevocationsException before it is ready
   */
  boolean isRevoked(Issuance issuance);

  /** Whether it knows all that was revoked before it began; stays true once it is. */
  default boolean isReady() {
    return true;
  }
}
