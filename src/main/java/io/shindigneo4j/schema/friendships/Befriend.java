package io.shindigneo4j.schema.friendships;

import io.shindigneo4j.schema.InvalidParameterException;
import io.shindigneo4j.schema.request.Receipt;

/**
 * The parameters of {@link FriendshipOperations#BEFRIEND}.
 *
 * @param onlyIfAsked whether nothing happens where the other has not asked first
 * @param now in milliseconds since 1970
 * @param receipt null where the caller gave no request id
 */
public record Befriend(
    String person, String other, boolean onlyIfAsked, long now, Receipt receipt) {

  public Befriend {
    InvalidParameterException.ifNull(person, "person");
    InvalidParameterException.ifNull(other, "other");
    if (person.equals(other)) {
      throw new InvalidParameterException("nobody is a friend of themselves");
    }
  }
}
