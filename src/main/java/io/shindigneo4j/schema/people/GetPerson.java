package io.shindigneo4j.schema.people;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.query.Selection;

/** The parameters of {@link PeopleOperations#GET}. */
public record GetPerson(
    @Description("the person's id") String id,
    @Description("what to read of each") Selection selection) {}
