package io.shindigneo4j.opensocial.oauth;

/**
 * What the requests of a client are checked with: one of both, and the other is null.
 *
 * @param sealedSecret for HMAC, encrypted
 * @param key for RSA
 */
public record SigningCredential(String sealedSecret, SigningKey key) {

  public SigningCredential {
    InvalidClientException.unless(
        (sealedSecret == null) != (key == null), "a client signs with a secret or with a key");
  }

  public static SigningCredential ofSecret(String sealedSecret) {
    return new SigningCredential(sealedSecret, null);
  }

  public static SigningCredential ofKey(SigningKey key) {
    return new SigningCredential(null, key);
  }

  /** Null if there is none. */
  String publicKey() {
    return key == null ? null : key.pem();
  }
}
