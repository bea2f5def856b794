package io.shindigneo4j.schema.graph;

import io.shindigneo4j.schema.InvalidParameterException;
import io.shindigneo4j.schema.people.Viewpoint;
import io.shindigneo4j.schema.query.Page;
import io.shindigneo4j.schema.query.Selection;
import java.util.List;

/**
 * The parameters of {@link SocialGraphOperations#FRIENDS_OF_FRIENDS}.
 *
 * @param depth the greatest distance, from 1 to {@link GraphLimits#MOST_HOPS}
 * @param strangersOnly whether friends of any of the users are left out
 */
public record FriendsOfFriends(
    List<String> users,
    long depth,
    boolean strangersOnly,
    Viewpoint viewpoint,
    Page page,
    Selection selection) {

  public FriendsOfFriends {
    InvalidParameterException.ifNull(users, "users");
    InvalidParameterException.ifNull(viewpoint, "viewpoint");
    InvalidParameterException.ifNull(page, "page");
    InvalidParameterException.ifNull(selection, "selection");
    GraphLimits.check("depth", depth, 1, GraphLimits.MOST_HOPS);
  }
}
