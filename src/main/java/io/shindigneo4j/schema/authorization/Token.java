package io.shindigneo4j.schema.authorization;

/**
 * A token that is valid.
 *
 * @param granted when the grant was made, which counts for revocations, in milliseconds since 1970
 * @param issued in milliseconds since 1970
 * @param expires in milliseconds since 1970
 */
public record Token(TokenKind kind, Grant grant, long granted, long issued, long expires) {}
