package io.shindigneo4j.schema.groups;

import io.shindigneo4j.schema.InvalidParameterException;
import io.shindigneo4j.schema.query.Filter;
import io.shindigneo4j.schema.query.Page;
import io.shindigneo4j.schema.query.Selection;
import io.shindigneo4j.schema.query.Sort;

/**
 * The parameters of {@link GroupOperations#LIST}.
 *
 * @param filter null for no condition
 */
public record ListGroups(String user, Filter filter, Sort sort, Page page, Selection selection) {

  public ListGroups {
    InvalidParameterException.ifNull(user, "user");
    InvalidParameterException.ifNull(sort, "sort");
    InvalidParameterException.ifNull(page, "page");
    InvalidParameterException.ifNull(selection, "selection");
  }
}
