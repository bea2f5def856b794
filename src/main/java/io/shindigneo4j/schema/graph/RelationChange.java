package io.shindigneo4j.schema.graph;

/**
 * The result of a change between two people.
 *
 * @param changed false if it was so already
 */
public record RelationChange(boolean changed) {}
