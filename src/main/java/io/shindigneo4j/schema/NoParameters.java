package io.shindigneo4j.schema;

/** The parameters of an operation that takes none. */
public record NoParameters() {}
