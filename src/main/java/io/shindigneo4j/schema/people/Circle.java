package io.shindigneo4j.schema.people;

/** Which people a {@link PeopleSelector} selects, and in which natural order. */
public enum Circle {
  /** The users themselves, as they were named. */
  SELF,
  /** Their friends, the oldest friendship first. */
  FRIENDS,

  /** Who has asked them for friendship, the earliest request first. */
  REQUESTING,

  /** Whom they have asked for friendship, the earliest request first. */
  REQUESTED,
  /** The members of a group that a user is in or owns, the oldest membership first. */
  GROUP,
  /** Everybody, by id. */
  ALL
}
