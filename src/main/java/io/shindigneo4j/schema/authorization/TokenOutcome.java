package io.shindigneo4j.schema.authorization;

/** The outcome of a request for tokens. */
public enum TokenOutcome {
  DONE,

  /**
   * No such token is valid for this client: it is not known, has expired, was revoked, was issued
   * to another, or for another address or challenge.
   */
  UNKNOWN,

  /** The token was used before. All of its grant is revoked. */
  REPLAYED,

  /** The client is disabled, or the person has not consented to all of the scopes. */
  FORBIDDEN
}
