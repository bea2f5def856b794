package io.shindigneo4j.schema.search;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.InvalidParameterException;
import io.shindigneo4j.schema.people.Viewpoint;
import io.shindigneo4j.schema.query.Selection;

/** The parameters of {@link SearchOperations#COMPLETE}. */
public record CompletePeople(
    @Description("what words of a name begin with") NamePrefix prefix,
    @Description("who looks, and how far") Viewpoint viewpoint,
    @Description("how many to answer, at most") long limit,
    @Description("what to read of each") Selection selection) {

  public static final int MOST = 20;

  public CompletePeople {
    if (limit < 0 || limit > MOST) {
      throw new InvalidParameterException("limit must be 0 to " + MOST);
    }
  }
}
