package io.shindigneo4j.schema.graph;

import io.shindigneo4j.schema.InvalidParameterException;
import io.shindigneo4j.schema.groups.Needed;
import io.shindigneo4j.schema.people.Viewpoint;
import io.shindigneo4j.schema.query.Page;
import io.shindigneo4j.schema.query.Selection;

/**
 * The parameters of {@link SocialGraphOperations#MOST_CONNECTED}.
 *
 * @param inside whether only friends in the group count
 */
public record MostConnected(
    String group,
    Needed needed,
    boolean inside,
    Viewpoint viewpoint,
    Page page,
    Selection selection) {

  public MostConnected {
    InvalidParameterException.ifNull(group, "group");
    InvalidParameterException.ifNull(needed, "needed");
    InvalidParameterException.ifNull(viewpoint, "viewpoint");
    InvalidParameterException.ifNull(page, "page");
    InvalidParameterException.ifNull(selection, "selection");
  }
}
