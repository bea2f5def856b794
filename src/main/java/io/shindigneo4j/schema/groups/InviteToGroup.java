package io.shindigneo4j.schema.groups;

import io.shindigneo4j.schema.Description;

/** The parameters of {@link GroupOperations#INVITE}. */
public record InviteToGroup(
    @Description("a group's id") String group,
    @Description("the id of who does it") String actor,
    @Description("the lowest role that may do it") RequiredRole needed,
    @Description("who is invited") String person,
    @Description("now, in milliseconds since 1970") long now) {}
