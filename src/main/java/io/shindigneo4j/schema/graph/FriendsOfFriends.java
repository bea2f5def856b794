package io.shindigneo4j.schema.graph;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.people.Viewpoint;
import io.shindigneo4j.schema.query.Page;
import io.shindigneo4j.schema.query.Selection;
import java.util.List;

/**
 * The parameters of {@link SocialGraphOperations#FRIENDS_OF_FRIENDS}.
 *
 * @param depth the greatest distance, from 1 to {@link GraphLimits#MOST_HOPS}
 */
public record FriendsOfFriends(
    @Description("ids of people") List<String> users,
    @Description("the greatest distance, 1 or more") long depth,
    @Description("whether friends of any of the users are left out") boolean strangersOnly,
    @Description("who looks, and how far") Viewpoint viewpoint,
    @Description("which part of the list") Page page,
    @Description("what to read of each") Selection selection) {

  public FriendsOfFriends {
    GraphLimits.check("depth", depth, 1, GraphLimits.MOST_HOPS);
  }
}
