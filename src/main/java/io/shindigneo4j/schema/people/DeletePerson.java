package io.shindigneo4j.schema.people;

import io.shindigneo4j.schema.InvalidParameterException;

/** The parameters of {@link PeopleOperations#DELETE}. */
public record DeletePerson(String id) {

  public DeletePerson {
    InvalidParameterException.ifNull(id, "id");
  }
}
