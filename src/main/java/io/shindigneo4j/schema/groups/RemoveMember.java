package io.shindigneo4j.schema.groups;

import io.shindigneo4j.schema.Description;

/** The parameters of {@link GroupOperations#REMOVE}. */
public record RemoveMember(
    @Description("a group's id") String group,
    @Description("the id of who does it") String actor,
    @Description("for a plain member other than the actor") RequiredRole needed,
    @Description("for an admin or owner other than the actor") RequiredRole neededForLeaders,
    @Description("a person's id") String person) {}
