package io.shindigneo4j.schema.gadgetoauth;

import io.shindigneo4j.schema.Description;

/** The parameters of {@link GadgetTokenOperations#CLAIM}. */
public record ClaimToken(
    @Description("whose token for what") TokenPlace place,
    @Description("the version that must be there") String version,
    @Description("until when nobody else may claim it, in milliseconds since 1970") long until,
    @Description("now, in milliseconds since 1970") long now) {}
