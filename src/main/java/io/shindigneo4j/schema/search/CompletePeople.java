package io.shindigneo4j.schema.search;

import io.shindigneo4j.schema.InvalidParameterException;
import io.shindigneo4j.schema.people.Viewpoint;
import io.shindigneo4j.schema.query.Selection;

/**
 * The parameters of {@link SearchOperations#COMPLETE}.
 *
 * @param limit how many to answer, at most
 */
public record CompletePeople(
    NamePrefix prefix, Viewpoint viewpoint, long limit, Selection selection) {

  public static final int MOST = 20;

  public CompletePeople {
    InvalidParameterException.ifNull(prefix, "prefix");
    InvalidParameterException.ifNull(viewpoint, "viewpoint");
    InvalidParameterException.ifNull(selection, "selection");
    if (limit < 0 || limit > MOST) {
      throw new InvalidParameterException("limit must be 0 to " + MOST);
    }
  }
}
