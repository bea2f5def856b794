package io.shindigneo4j.schema.groups;

/** The result of an operation that changes a group or its members. */
public record GroupChange(Outcome outcome) {}
