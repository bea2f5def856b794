package io.shindigneo4j.schema.messages;

/**
 * The result of an update or a deletion of a collection.
 *
 * @param found true: there is no result where there is no such collection
 */
public record CollectionChange(boolean found) {}
