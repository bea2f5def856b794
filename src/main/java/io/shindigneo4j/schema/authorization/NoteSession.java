package io.shindigneo4j.schema.authorization;

import io.shindigneo4j.schema.Description;

/** The parameters of {@link SessionOperations#NOTE}. */
public record NoteSession(
    @Description("a person's id") String person,
    @Description("the session") BrowserSession session,
    @Description("now, in milliseconds since 1970") long now) {}
