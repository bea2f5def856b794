package io.shindigneo4j.schema.graph;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.people.Viewpoint;
import io.shindigneo4j.schema.query.Selection;

/**
 * The parameters of {@link SocialGraphOperations#SHORTEST_PATHS}.
 *
 * @param hops the most friendships that a path may have, from 1 to {@link GraphLimits#MOST_HOPS}
 * @param paths the most paths in the answer, from 1 to {@link GraphLimits#MOST_PATHS}
 */
public record ShortestPaths(
    @Description("the id of the person where it begins") String from,
    @Description("the id of the person where it ends") String to,
    @Description("the most friendships of a path, 1 or more") long hops,
    @Description("the most paths in the answer, 1 or more") long paths,
    @Description("who looks, and how far") Viewpoint viewpoint,
    @Description("what to read of each") Selection selection) {

  public ShortestPaths {
    GraphLimits.check("hops", hops, 1, GraphLimits.MOST_HOPS);
    GraphLimits.check("paths", paths, 1, GraphLimits.MOST_PATHS);
  }
}
