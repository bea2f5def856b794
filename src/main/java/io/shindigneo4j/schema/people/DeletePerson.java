package io.shindigneo4j.schema.people;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.MayBeAbsent;

/** The parameters of {@link PeopleOperations#DELETE}. */
public record DeletePerson(
    @Description("the person's id") String id,
    @MayBeAbsent
        @Description("now, in milliseconds since 1970; without it the database's clock says so")
        Long now) {

  /** At the time of the database's clock. */
  public DeletePerson(String id) {
    this(id, null);
  }
}
