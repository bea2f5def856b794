package io.shindigneo4j.schema.friendships;

import static io.shindigneo4j.schema.ResultType.atMostOne;
import static io.shindigneo4j.schema.ResultType.one;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.InvalidParameterException;
import io.shindigneo4j.schema.MayBeAbsent;
import io.shindigneo4j.schema.Operation;
import io.shindigneo4j.schema.request.Receipt;
import io.shindigneo4j.schema.request.Repeatable;
import java.util.Locale;
import java.util.Optional;

/** The operations on friendships. */
public final class FriendshipOperations {

  /** How many requests of one person may wait for an answer. */
  public static final int MAX_REQUESTS = 10_000;

  /**
   * Asks for friendship, or makes two people friends of each other where the other has asked
   * already; empty if one of the two is unknown. A request that is sent again changes nothing and
   * gets the state that the first one got. The receipt keeps that state as its answer. Refuses a
   * request of a person of whom {@value #MAX_REQUESTS} wait.
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

  /**
   * The parameters of {@link #BEFRIEND}.
   *
   * @param onlyIfAsked whether nothing happens where the other has not asked first
   */
  public record Befriend(
      @Description("a person's id") String person,
      @Description("the other person's id") String other,
      @Description("whether to do so only where the other has asked") boolean onlyIfAsked,
      @Description("now, in milliseconds since 1970") long now,
      @MayBeAbsent @Description("absent where the caller gave no request id") Receipt receipt)
      implements Repeatable {

    public Befriend {
      if (person.equals(other)) {
        throw new InvalidParameterException("nobody is a friend of themselves");
      }
    }
  }

  /** The result of {@link #BEFRIEND}: what a person is to another. */
  public record Friendship(FriendshipState state) {}

  /** The relation of a person to another after {@link #BEFRIEND}. */
  public enum FriendshipState {
    NONE,

    /** The person has asked the other. */
    REQUESTED,

    FRIENDS,

    /** One of the two blocks the other, hence no request came to be. */
    BLOCKED,

    /** As many requests of the person wait as may, hence no request came to be. */
    FULL;

    /** As it stands in an answer. */
    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }

    /** The state of a {@link #word}. */
    public static FriendshipState of(String word) {
      return valueOf(word.toUpperCase(Locale.ROOT));
    }
  }

  /** The parameters of {@link #PART}. */
  public record RemoveRelationship(
      @Description("a person's id") String person,
      @Description("the other person's id") String other,
      @Description("what is undone") RelationshipKind tie) {}

  /** The kinds of relationship between two people that a call can remove. */
  public enum RelationshipKind {
    FRIENDSHIP,

    /** The other has asked the person for friendship. */
    RECEIVED_REQUEST,

    /** The person has asked the other for friendship. */
    SENT_REQUEST
  }

  /**
   * The result of {@link #PART}.
   *
   * @param undone false if there was no such relationship
   */
  public record RelationshipRemoval(boolean undone) {}
}
