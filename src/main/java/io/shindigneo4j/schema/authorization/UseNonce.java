package io.shindigneo4j.schema.authorization;

import io.shindigneo4j.schema.Description;

/** The parameters of {@link NonceOperations#USE}. */
public record UseNonce(
    @Description("the hash of the client, the token if there is one, the timestamp and the nonce")
        String key,
    @Description("now, in milliseconds since 1970") long now) {}
