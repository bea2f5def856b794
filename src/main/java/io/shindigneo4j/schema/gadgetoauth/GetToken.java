package io.shindigneo4j.schema.gadgetoauth;

import io.shindigneo4j.schema.Description;

/** The parameters of {@link GadgetTokenOperations#GET}. */
public record GetToken(
    @Description("whose token for what") TokenPlace place,
    @Description("now, in milliseconds since 1970") long now) {}
