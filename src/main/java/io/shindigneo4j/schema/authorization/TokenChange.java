package io.shindigneo4j.schema.authorization;

/** The result of an operation that stores or revokes tokens. */
public record TokenChange(TokenOutcome outcome) {}
