package io.shindigneo4j.schema.graph;

import io.shindigneo4j.schema.Description;

/** The parameters of {@link SocialGraphOperations#UNBLOCK}. */
public record Unblock(
    @Description("a person's id") String person,
    @Description("the other person's id") String other) {

  public Unblock {
    GraphLimits.checkTwoPeople(person, other);
  }
}
