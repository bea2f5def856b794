package io.shindigneo4j.schema.authorization;

/** A way in which a client gets tokens. */
public enum GrantType {
  AUTHORIZATION_CODE,
  REFRESH_TOKEN,
  CLIENT_CREDENTIALS,

  /** Signed requests with or without a token of a person: OAuth 1.0a. */
  SIGNATURE
}
