package io.shindigneo4j.schema.authorization;

/** The result of an operation that changes a client. */
public record ClientChange(ClientOutcome outcome) {}
