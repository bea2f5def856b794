package io.shindigneo4j.schema.graph;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.people.Viewpoint;
import io.shindigneo4j.schema.query.Page;
import io.shindigneo4j.schema.query.Selection;
import java.util.List;

/**
 * The parameters of {@link SocialGraphOperations#RECOMMEND_GROUPS}.
 *
 * @param examples the most examples of each, up to {@link GraphLimits#MOST_EXAMPLES}
 */
public record RecommendGroups(
    @Description("ids of people") List<String> users,
    @Description("the fewest friends in the group, 1 or more") long minimumFriends,
    @Description("the most examples of each") long examples,
    @Description("who looks, and how far") Viewpoint viewpoint,
    @Description("which part of the list") Page page,
    @Description("what to read of each") Selection selection) {

  public RecommendGroups {
    GraphLimits.checkOneOrMore("minimumFriends", minimumFriends);
    GraphLimits.check("examples", examples, 0, GraphLimits.MOST_EXAMPLES);
  }
}
