package io.shindigneo4j.schema.people;

import io.shindigneo4j.schema.InvalidParameterException;
import io.shindigneo4j.schema.query.Filter;
import io.shindigneo4j.schema.query.Page;
import io.shindigneo4j.schema.query.Selection;
import io.shindigneo4j.schema.query.Sort;
import java.util.List;

/**
 * The parameters of {@link PeopleOperations#LIST}.
 *
 * @param group the id of the group for {@link Circle#GROUP}, otherwise null
 * @param friendsWith keeps only friends of this person; null for no such condition
 * @param filter null for no condition
 */
public record ListPeople(
    List<String> users,
    Circle circle,
    String group,
    String friendsWith,
    Filter filter,
    Sort sort,
    Page page,
    Selection selection) {

  public ListPeople {
    InvalidParameterException.ifNull(users, "users");
    InvalidParameterException.ifNull(circle, "circle");
    InvalidParameterException.ifNull(sort, "sort");
    InvalidParameterException.ifNull(page, "page");
    InvalidParameterException.ifNull(selection, "selection");
  }
}
