package io.shindigneo4j.schema.authorization;

import io.shindigneo4j.schema.Description;

/** The parameters of {@link SessionOperations#LIST}. */
public record ListSessions(
    @Description("a person's id") String person,
    @Description("now, in milliseconds since 1970") long now) {}
