package io.shindigneo4j.schema.graph;

/** The parameters of {@link SocialGraphOperations#RESTORE}. */
public record Restore(String person, String other) {

  public Restore {
    GraphLimits.checkTwoPeople(person, other);
  }
}
