package io.shindigneo4j.schema.gadgetoauth;

/** The result of an operation that changes a token. */
public record GadgetTokenChange(GadgetTokenOutcome outcome) {}
