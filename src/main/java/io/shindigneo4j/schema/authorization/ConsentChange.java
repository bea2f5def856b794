package io.shindigneo4j.schema.authorization;

/** The result of an operation that changes a consent. */
public record ConsentChange(ConsentOutcome outcome) {}
