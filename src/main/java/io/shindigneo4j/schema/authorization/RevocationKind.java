package io.shindigneo4j.schema.authorization;

/** What a revocation is about. */
public enum RevocationKind {
  /** Everything that was issued. */
  ALL,

  /** What was issued to or for a person: sessions, security tokens, grants. */
  PERSON,

  /** What was issued to a client or an application. */
  CLIENT,
  GRANT,

  /** A session in a browser. */
  SESSION
}
