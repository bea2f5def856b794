package io.shindigneo4j.schema.gadgetoauth;

import io.shindigneo4j.schema.Description;

/** The parameters of {@link GadgetTokenOperations#LIST}. */
public record ListTokens(
    @Description("a person's id") String person,
    @Description("now, in milliseconds since 1970") long now) {}
