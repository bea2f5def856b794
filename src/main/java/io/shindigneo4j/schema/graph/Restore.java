package io.shindigneo4j.schema.graph;

import io.shindigneo4j.schema.Description;

/** The parameters of {@link SocialGraphOperations#RESTORE}. */
public record Restore(
    @Description("a person's id") String person,
    @Description("the other person's id") String other) {

  public Restore {
    GraphLimits.checkTwoPeople(person, other);
  }
}
