package io.shindigneo4j.server.change;

/**
 * A relationship as seen from one of its ends.
 *
 * @param id of the relationship
 * @param other the node at the other end
 */
record RelationshipReference(long id, long other) {}
