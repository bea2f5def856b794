package io.shindigneo4j.schema.graph;

import io.shindigneo4j.schema.InvalidParameterException;

/** The limits of a question to the social graph. */
public final class GraphLimits {

  /** Friendships from a user to another. */
  public static final long MAX_HOPS = 10;

  /** Paths in one answer. */
  public static final long MAX_PATHS = 100;

  /** Examples of one recommendation. */
  public static final long MAX_EXAMPLES = 20;

  private GraphLimits() {}

  static void check(String name, long value, long least, long most) {
    if (value < least || value > most) {
      throw new InvalidParameterException("%s must be from %d to %d".formatted(name, least, most));
    }
  }

  static void checkOneOrMore(String name, long value) {
    if (value < 1) {
      throw new InvalidParameterException(name + " must be 1 or more");
    }
  }

  static void checkTwoPeople(String person, String other) {
    InvalidParameterException.ifNull(person, "person");
    if (person.equals(other)) {
      throw new InvalidParameterException("person and other must be two people");
    }
  }
}
