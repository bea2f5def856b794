package io.shindigneo4j.schema.activities;

/**
 * The result of {@link ActivityOperations#DELETE}.
 *
 * @param deleted how many of the activities there were
 */
public record ActivityDeletion(long deleted) {}
