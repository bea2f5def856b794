package io.shindigneo4j.schema.authorization;

/** What a token is for. */
public enum TokenKind {
  /** An authorization code, to be redeemed once. */
  CODE,
  ACCESS,
  REFRESH
}
