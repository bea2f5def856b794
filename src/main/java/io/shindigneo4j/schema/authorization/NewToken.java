package io.shindigneo4j.schema.authorization;

import io.shindigneo4j.schema.Description;

/** A token to be stored. */
public record NewToken(
    @Description("the hash of the token") String hash,
    @Description("when it expires, in milliseconds since 1970") long expires) {}
