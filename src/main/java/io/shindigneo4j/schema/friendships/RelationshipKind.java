package io.shindigneo4j.schema.friendships;

/** The kinds of relationship between two people that a call can remove. */
public enum RelationshipKind {
  FRIENDSHIP,

  /** The other has asked the person for friendship. */
  RECEIVED_REQUEST,

  /** The person has asked the other for friendship. */
  SENT_REQUEST
}
