package io.shindigneo4j.schema.sealed;

/** How many encrypted values there are. */
public record SealedCount(long count) {}
