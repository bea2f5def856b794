package io.shindigneo4j.schema.friendships;

/**
 * The result of {@link FriendshipOperations#PART}.
 *
 * @param undone false if there was no such relationship
 */
public record RelationshipRemoval(boolean undone) {}
