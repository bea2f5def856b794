package io.shindigneo4j.schema.authorization;

/** What a token is for. */
public enum TokenKind {
  /** An authorization code, to be redeemed once. */
  CODE,
  ACCESS,
  REFRESH,

  /** A request token of OAuth 1.0a that a person has authorized, to be exchanged once. */
  REQUEST,

  /** An access token of OAuth 1.0a, with a secret by which its requests are signed. */
  SIGNED
}
