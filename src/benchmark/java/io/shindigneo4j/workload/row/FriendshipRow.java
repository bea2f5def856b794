package io.shindigneo4j.workload.row;

/**
 * Two people who are friends of each other.
 *
 * @param since milliseconds since 1970
 */
public record FriendshipRow(String person, String friend, long since) implements NetworkRow {}
