package io.shindigneo4j.schema.people;

/**
 * The result of {@link PeopleOperations#DELETE}.
 *
 * @param deleted false for an unknown id
 */
public record PersonDeletion(boolean deleted) {}
