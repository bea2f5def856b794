package io.shindigneo4j.schema.graph;

/**
 * The parameters of {@link SocialGraphOperations#DISMISS}.
 *
 * @param now in milliseconds since 1970
 */
public record Dismiss(String person, String other, long now) {

  public Dismiss {
    GraphLimits.checkTwoPeople(person, other);
  }
}
