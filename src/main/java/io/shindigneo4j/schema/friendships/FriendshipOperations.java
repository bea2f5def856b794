package io.shindigneo4j.schema.friendships;

import static io.shindigneo4j.schema.ResultType.atMostOne;
import static io.shindigneo4j.schema.ResultType.one;

import io.shindigneo4j.schema.Operation;
import java.util.Optional;

/** The operations on friendships. */
public final class FriendshipOperations {

  /**
   * Asks for friendship, or makes two people friends of each other where the other has asked
   * already; empty if one of the two is unknown. A request that is sent again changes nothing and
   * gets the state that the first one got. The receipt keeps that state as its answer.
   */
  public static final Operation<Befriend, Optional<Friendship>> BEFRIEND =
      Operation.write(
          "friendships.befriend",
          "Asks for friendship, or makes two people friends where the other has asked.",
          Befriend.class,
          atMostOne(Friendship.class));

  /** Removes a relationship. */
  public static final Operation<RemoveRelationship, RelationshipRemoval> PART =
      Operation.write(
          "friendships.part",
          "Undoes a tie between two people.",
          RemoveRelationship.class,
          one(RelationshipRemoval.class));

  private FriendshipOperations() {}
}
