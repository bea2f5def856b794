package io.shindigneo4j.schema.friendships;

import io.shindigneo4j.schema.Description;

/** The parameters of {@link FriendshipOperations#PART}. */
public record RemoveRelationship(
    @Description("a person's id") String person,
    @Description("the other person's id") String other,
    @Description("what is undone") RelationshipKind tie) {}
