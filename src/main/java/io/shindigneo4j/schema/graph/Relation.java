package io.shindigneo4j.schema.graph;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.people.Viewpoint;

/**
 * The parameters of {@link SocialGraphOperations#RELATION}.
 *
 * @param hops the greatest distance to look for, from 1 to {@link GraphLimits#MOST_HOPS}
 */
public record Relation(
    @Description("a person's id") String user,
    @Description("the other person's id") String other,
    @Description("the greatest distance to look for, 1 or more") long hops,
    @Description("who looks, and how far") Viewpoint viewpoint) {

  public Relation {
    GraphLimits.check("hops", hops, 1, GraphLimits.MOST_HOPS);
  }
}
