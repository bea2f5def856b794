package io.shindigneo4j.schema.friendships;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.InvalidParameterException;
import io.shindigneo4j.schema.MayBeAbsent;
import io.shindigneo4j.schema.request.Receipt;
import io.shindigneo4j.schema.request.Repeatable;

/**
 * The parameters of {@link FriendshipOperations#BEFRIEND}.
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
