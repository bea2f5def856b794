package io.shindigneo4j.server.projection;

/**
 * A relationship.
 *
 * @param id its own
 * @param from the id of the node where it begins
 * @param to the id of the node that it leads to
 * @param since when it began, where that is kept
 */
record Tie(long id, long from, long to, long since) {}
