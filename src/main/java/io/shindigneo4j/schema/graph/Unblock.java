package io.shindigneo4j.schema.graph;

/** The parameters of {@link SocialGraphOperations#UNBLOCK}. */
public record Unblock(String person, String other) {

  public Unblock {
    GraphLimits.checkTwoPeople(person, other);
  }
}
