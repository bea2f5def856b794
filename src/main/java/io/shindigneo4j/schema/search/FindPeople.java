package io.shindigneo4j.schema.search;

import io.shindigneo4j.schema.InvalidParameterException;
import io.shindigneo4j.schema.people.Viewpoint;
import io.shindigneo4j.schema.query.ListQuery;
import io.shindigneo4j.schema.query.Selection;

/** The parameters of {@link SearchOperations#PEOPLE}. */
public record FindPeople(
    SearchText text, Viewpoint viewpoint, ListQuery query, Selection selection) {

  public FindPeople {
    InvalidParameterException.ifNull(text, "text");
    InvalidParameterException.ifNull(viewpoint, "viewpoint");
    InvalidParameterException.ifNull(query, "query");
    InvalidParameterException.ifNull(selection, "selection");
  }
}
