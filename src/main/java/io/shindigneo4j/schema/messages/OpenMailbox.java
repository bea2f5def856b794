package io.shindigneo4j.schema.messages;

import io.shindigneo4j.schema.Description;

/** The parameters of {@link MessageOperations#OPEN_MAILBOX}. */
public record OpenMailbox(
    @Description("a person's id") String user,
    @Description("now, as an ISO 8601 text") String updated) {}
