package io.shindigneo4j.schema.authorization;

import io.shindigneo4j.schema.Description;

/** The parameters of {@link TokenOperations#FIND}. */
public record FindToken(
    @Description("the hash of the token") String hash,
    @Description("now, in milliseconds since 1970") long now) {}
