package io.shindigneo4j.schema.gadgetoauth;

/** The result of an operation that changes a service. */
public record ServiceChange(ServiceOutcome outcome) {}
