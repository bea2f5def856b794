package io.shindigneo4j.schema.activities;

import io.shindigneo4j.schema.Description;

/** A person whom an activity names. A person who does not exist gets no link. */
public record PersonLink(
    @Description("what the person is in the activity") Role role,
    @Description("a person's id") String person) {}
