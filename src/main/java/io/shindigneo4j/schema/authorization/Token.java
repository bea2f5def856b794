package io.shindigneo4j.schema.authorization;

/**
 * A token that is valid.
 *
 * @param issued in milliseconds since 1970
 * @param expires in milliseconds since 1970
 */
public record Token(TokenKind kind, Grant grant, long issued, long expires) {}
