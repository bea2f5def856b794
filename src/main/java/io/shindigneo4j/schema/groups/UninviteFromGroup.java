package io.shindigneo4j.schema.groups;

import io.shindigneo4j.schema.Description;

/** The parameters of {@link GroupOperations#UNINVITE}. */
public record UninviteFromGroup(
    @Description("a group's id") String group,
    @Description("the id of who does it") String actor,
    @Description("for an invitation to somebody else") RequiredRole needed,
    @Description("who is invited") String person) {}
