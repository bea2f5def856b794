package io.shindigneo4j.schema.groups;

import io.shindigneo4j.schema.InvalidParameterException;
import io.shindigneo4j.schema.query.ListQuery;
import io.shindigneo4j.schema.query.Selection;

/**
 * The parameters of {@link GroupOperations#LIST}.
 *
 * @param viewer who looks; null for somebody who is not known, from whom closed groups are hidden
 */
public record ListGroups(
    String user, String viewer, Bond bond, ListQuery query, Selection selection) {

  public ListGroups {
    InvalidParameterException.ifNull(user, "user");
    InvalidParameterException.ifNull(bond, "bond");
    InvalidParameterException.ifNull(query, "query");
    InvalidParameterException.ifNull(selection, "selection");
  }
}
