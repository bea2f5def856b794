package io.shindigneo4j.schema.authorization;

/**
 * A token of OAuth 1.0a that is valid, or a request token that was exchanged.
 *
 * @param kind {@code REQUEST} or {@code SIGNED}
 * @param granted when the grant was made, which counts for revocations, in milliseconds since 1970
 * @param expires in milliseconds since 1970
 * @param sealedSecret its secret for signatures, encrypted
 */
public record SignedToken(
    TokenKind kind, Grant grant, long granted, long expires, String sealedSecret) {}
