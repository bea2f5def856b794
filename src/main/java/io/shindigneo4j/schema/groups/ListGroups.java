package io.shindigneo4j.schema.groups;

import io.shindigneo4j.schema.InvalidParameterException;
import io.shindigneo4j.schema.query.ListQuery;
import io.shindigneo4j.schema.query.Selection;

/** The parameters of {@link GroupOperations#LIST}. */
public record ListGroups(String user, ListQuery query, Selection selection) {

  public ListGroups {
    InvalidParameterException.ifNull(user, "user");
    InvalidParameterException.ifNull(query, "query");
    InvalidParameterException.ifNull(selection, "selection");
  }
}
