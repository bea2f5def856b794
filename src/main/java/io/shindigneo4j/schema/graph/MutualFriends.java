package io.shindigneo4j.schema.graph;

import io.shindigneo4j.schema.InvalidParameterException;
import io.shindigneo4j.schema.people.Viewpoint;
import io.shindigneo4j.schema.query.Page;
import io.shindigneo4j.schema.query.Selection;

/** The parameters of {@link SocialGraphOperations#MUTUAL_FRIENDS}. */
public record MutualFriends(
    String user, String other, Viewpoint viewpoint, Page page, Selection selection) {

  public MutualFriends {
    InvalidParameterException.ifNull(user, "user");
    InvalidParameterException.ifNull(other, "other");
    InvalidParameterException.ifNull(viewpoint, "viewpoint");
    InvalidParameterException.ifNull(page, "page");
    InvalidParameterException.ifNull(selection, "selection");
  }
}
