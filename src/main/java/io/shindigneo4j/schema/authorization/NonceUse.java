package io.shindigneo4j.schema.authorization;

/**
 * The result of {@link NonceOperations#USE}.
 *
 * @param first whether nobody has used the nonce before
 */
public record NonceUse(boolean first) {}
