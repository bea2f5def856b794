package io.shindigneo4j.server.projection;

/**
 * A relationship.
 *
 * @param id the id of the relationship
 * @param from the id of its start node
 * @param to the id of its end node
 */
record Edge(long id, long from, long to) {}
