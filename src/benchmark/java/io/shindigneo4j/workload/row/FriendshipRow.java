package io.shindigneo4j.workload.row;

/**
 * A friendship of two people.
 *
 * @param since milliseconds since 1970
 */
public record FriendshipRow(String person, String friend, long since) implements NetworkRow {}
