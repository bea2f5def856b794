package io.shindigneo4j.schema.graph;

import io.shindigneo4j.schema.Unwrapped;
import io.shindigneo4j.schema.query.Item;

/**
 * A person of a group.
 *
 * @param connections the number of friends that count
 */
public record CentralPerson(@Unwrapped Item person, long connections) {}
