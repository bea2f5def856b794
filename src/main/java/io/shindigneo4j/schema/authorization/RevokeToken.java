package io.shindigneo4j.schema.authorization;

import io.shindigneo4j.schema.Description;

/** The parameters of {@link TokenOperations#REVOKE}. */
public record RevokeToken(
    @Description("the hash of the token") String hash,
    @Description("the client's id") String client,
    @Description("now, in milliseconds since 1970") long now) {}
