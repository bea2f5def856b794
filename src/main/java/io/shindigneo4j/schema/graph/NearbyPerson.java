package io.shindigneo4j.schema.graph;

import io.shindigneo4j.schema.query.Item;

/**
 * A person some friendships away.
 *
 * @param distance how many friendships lead from the nearest of the users to the person
 */
public record NearbyPerson(Item person, long distance) {}
