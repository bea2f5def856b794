package io.shindigneo4j.schema.authorization;

import io.shindigneo4j.schema.Description;

/** The parameters of {@link ConsentOperations#GET}. */
public record GetConsent(
    @Description("a person's id") String person, @Description("the client's id") String client) {}
