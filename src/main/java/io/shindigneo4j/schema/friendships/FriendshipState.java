package io.shindigneo4j.schema.friendships;

import java.util.Locale;

/** The relation of a person to another after {@link FriendshipOperations#BEFRIEND}. */
public enum FriendshipState {
  NONE,

  /** The person has asked the other. */
  REQUESTED,

  FRIENDS,

  /** One of the two blocks the other, hence no request came to be. */
  BLOCKED;

  /** As it stands in an answer. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The state of a {@link #word}. */
  public static FriendshipState of(String word) {
    return valueOf(word.toUpperCase(Locale.ROOT));
  }
}
