package io.shindigneo4j.schema.friendships;

/** What ties a person to another. */
public enum Tie {
  FRIENDSHIP,

  /** The other has asked the person for friendship. */
  RECEIVED_REQUEST,

  /** The person has asked the other for friendship. */
  SENT_REQUEST
}
