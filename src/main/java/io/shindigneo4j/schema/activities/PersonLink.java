package io.shindigneo4j.schema.activities;

import io.shindigneo4j.schema.Description;

/** Somebody whom an activity names. No link is made to a person who does not exist. */
public record PersonLink(
    @Description("what the person is in the activity") Role role,
    @Description("a person's id") String person) {}
