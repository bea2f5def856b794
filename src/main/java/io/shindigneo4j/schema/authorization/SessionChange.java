package io.shindigneo4j.schema.authorization;

/**
 * The result of an operation that changes the sessions of a person.
 *
 * @param known whether the graph has the person
 */
public record SessionChange(boolean known) {}
