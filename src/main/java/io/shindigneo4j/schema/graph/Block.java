package io.shindigneo4j.schema.graph;

import io.shindigneo4j.schema.Description;

/** The parameters of {@link SocialGraphOperations#BLOCK}. */
public record Block(
    @Description("a person's id") String person,
    @Description("the other person's id") String other,
    @Description("now, in milliseconds since 1970") long now) {

  public Block {
    GraphLimits.checkTwoPeople(person, other);
  }
}
