package io.shindigneo4j.schema.friendships;

/** The result of {@link FriendshipOperations#BEFRIEND}: what a person is to another. */
public record Friendship(FriendshipState state) {}
