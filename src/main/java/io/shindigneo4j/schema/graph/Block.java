package io.shindigneo4j.schema.graph;

/**
 * The parameters of {@link SocialGraphOperations#BLOCK}.
 *
 * @param now in milliseconds since 1970
 */
public record Block(String person, String other, long now) {

  public Block {
    GraphLimits.checkTwoPeople(person, other);
  }
}
