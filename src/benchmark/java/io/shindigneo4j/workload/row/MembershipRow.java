package io.shindigneo4j.workload.row;

/**
 * A person's membership in a group.
 *
 * @param since milliseconds since 1970
 */
public record MembershipRow(String person, String group, long since) implements NetworkRow {}
