package io.shindigneo4j.schema.groups;

import io.shindigneo4j.schema.Description;

/** The parameters of {@link GroupOperations#JOIN}. */
public record JoinGroup(
    @Description("a group's id") String group,
    @Description("who joins") String actor,
    @Description("now, in milliseconds since 1970") long now) {}
