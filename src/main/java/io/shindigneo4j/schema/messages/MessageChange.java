package io.shindigneo4j.schema.messages;

/** The result of {@link MessageOperations#UPDATE}. */
public record MessageChange(MessageUpdateOutcome outcome) {}
