package io.shindigneo4j.schema.graph;

import io.shindigneo4j.schema.InvalidParameterException;
import io.shindigneo4j.schema.people.Viewpoint;

/**
 * The parameters of {@link SocialGraphOperations#RELATION}.
 *
 * @param hops the greatest distance to look for, from 1 to {@link GraphLimits#MOST_HOPS}
 */
public record Relation(String user, String other, long hops, Viewpoint viewpoint) {

  public Relation {
    InvalidParameterException.ifNull(user, "user");
    InvalidParameterException.ifNull(other, "other");
    InvalidParameterException.ifNull(viewpoint, "viewpoint");
    GraphLimits.check("hops", hops, 1, GraphLimits.MOST_HOPS);
  }
}
