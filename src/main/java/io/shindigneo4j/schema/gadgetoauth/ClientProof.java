package io.shindigneo4j.schema.gadgetoauth;

/** How Shindig proves to a service which client it is. */
public enum ClientProof {
  /** OAuth 2.0: its id and secret in a header. */
  CLIENT_SECRET_BASIC,

  /** OAuth 2.0: its id and secret in the form. */
  CLIENT_SECRET_POST,

  /** OAuth 2.0: not at all. */
  NONE,

  /** OAuth 1.0a: signatures by its secret. */
  HMAC_SHA1,

  /** OAuth 1.0a: signatures by its private key. */
  RSA_SHA1;

  /** Whether the service speaks OAuth 1.0a. */
  public boolean isSignature() {
    return this == HMAC_SHA1 || this == RSA_SHA1;
  }
}
