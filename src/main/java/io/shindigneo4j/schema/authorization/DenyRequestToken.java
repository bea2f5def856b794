package io.shindigneo4j.schema.authorization;

import io.shindigneo4j.schema.Description;

/** The parameters of {@link RequestTokenOperations#DENY}. */
public record DenyRequestToken(
    @Description("the hash of the request token") String hash,
    @Description("now, in milliseconds since 1970") long now) {}
