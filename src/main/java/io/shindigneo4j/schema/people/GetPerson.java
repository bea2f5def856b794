package io.shindigneo4j.schema.people;

import io.shindigneo4j.schema.InvalidParameterException;
import io.shindigneo4j.schema.query.Selection;

/** The parameters of {@link PeopleOperations#GET}. */
public record GetPerson(String id, Selection selection) {

  public GetPerson {
    InvalidParameterException.ifNull(id, "id");
    InvalidParameterException.ifNull(selection, "selection");
  }
}
