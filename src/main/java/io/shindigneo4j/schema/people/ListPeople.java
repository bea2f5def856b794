package io.shindigneo4j.schema.people;

import io.shindigneo4j.schema.InvalidParameterException;
import io.shindigneo4j.schema.query.ListQuery;
import io.shindigneo4j.schema.query.Selection;

/**
 * The parameters of {@link PeopleOperations#LIST}.
 *
 * @param friendsWith keeps only friends of this person; null for no such condition
 */
public record ListPeople(Around around, String friendsWith, ListQuery query, Selection selection) {

  public ListPeople {
    InvalidParameterException.ifNull(around, "around");
    InvalidParameterException.ifNull(query, "query");
    InvalidParameterException.ifNull(selection, "selection");
  }
}
