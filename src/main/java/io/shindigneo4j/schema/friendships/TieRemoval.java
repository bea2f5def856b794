package io.shindigneo4j.schema.friendships;

/**
 * The result of {@link FriendshipOperations#PART}.
 *
 * @param undone false if there was no tie
 */
public record TieRemoval(boolean undone) {}
