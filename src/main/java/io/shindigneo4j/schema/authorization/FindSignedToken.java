package io.shindigneo4j.schema.authorization;

import io.shindigneo4j.schema.Description;

/** The parameters of {@link RequestTokenOperations#FIND_SIGNED}. */
public record FindSignedToken(
    @Description("the hash of the token") String hash,
    @Description("now, in milliseconds since 1970") long now) {}
