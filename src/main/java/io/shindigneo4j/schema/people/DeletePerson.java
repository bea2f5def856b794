package io.shindigneo4j.schema.people;

import io.shindigneo4j.schema.Description;

/** The parameters of {@link PeopleOperations#DELETE}. */
public record DeletePerson(@Description("the person's id") String id) {}
