package io.shindigneo4j.schema.groups;

import io.shindigneo4j.schema.Description;

/** The parameters of {@link GroupOperations#DELETE}. */
public record DeleteGroup(
    @Description("a group's id") String group,
    @Description("the id of who does it") String actor,
    @Description("the lowest role that may do it") RequiredRole needed) {}
