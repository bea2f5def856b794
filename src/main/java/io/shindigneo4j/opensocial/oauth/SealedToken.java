package io.shindigneo4j.opensocial.oauth;

/**
 * A new token with the secret by which its requests are signed.
 *
 * @param sealedSecret encrypted
 */
public record SealedToken(Secret token, String sealedSecret) {}
