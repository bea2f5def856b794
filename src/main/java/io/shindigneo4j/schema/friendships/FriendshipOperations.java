package io.shindigneo4j.schema.friendships;

import io.shindigneo4j.schema.Operation;

/** What can be done with friendships. */
public final class FriendshipOperations {

  /**
   * Asks for friendship, or makes two people friends of each other where the other has asked
   * already. At most one record: {@code state}, the word of a {@link FriendshipState}; none where
   * one of the two is unknown. A request that was sent before changes nothing and gets the first
   * one's state, which is kept in place of its receipt's answer.
   */
  public static final Operation<Befriend, ?> BEFRIEND =
      Operation.write(
          "friendships.befriend",
          "Asks for friendship, or makes two people friends where the other has asked.",
          Befriend.class);

  /** Undoes a tie. One record: {@code undone}, false where there was none. */
  public static final Operation<Part, ?> PART =
      Operation.write("friendships.part", "Undoes a tie between two people.", Part.class);

  private FriendshipOperations() {}
}
