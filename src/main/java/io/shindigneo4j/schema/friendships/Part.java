package io.shindigneo4j.schema.friendships;

import io.shindigneo4j.schema.InvalidParameterException;

/** The parameters of {@link FriendshipOperations#PART}. */
public record Part(String person, String other, Tie tie) {

  public Part {
    InvalidParameterException.ifNull(person, "person");
    InvalidParameterException.ifNull(other, "other");
    InvalidParameterException.ifNull(tie, "tie");
  }
}
