package io.shindigneo4j.schema.graph;

import io.shindigneo4j.schema.InvalidParameterException;
import io.shindigneo4j.schema.people.Viewpoint;
import io.shindigneo4j.schema.query.Selection;

/**
 * The parameters of {@link SocialGraphOperations#SHORTEST_PATHS}.
 *
 * @param hops the most friendships that a path may have, from 1 to {@link GraphLimits#MOST_HOPS}
 * @param paths the most paths in the answer, from 1 to {@link GraphLimits#MOST_PATHS}
 */
public record ShortestPaths(
    String from, String to, long hops, long paths, Viewpoint viewpoint, Selection selection) {

  public ShortestPaths {
    InvalidParameterException.ifNull(from, "from");
    InvalidParameterException.ifNull(to, "to");
    InvalidParameterException.ifNull(viewpoint, "viewpoint");
    InvalidParameterException.ifNull(selection, "selection");
    GraphLimits.check("hops", hops, 1, GraphLimits.MOST_HOPS);
    GraphLimits.check("paths", paths, 1, GraphLimits.MOST_PATHS);
  }
}
