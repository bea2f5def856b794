package io.shindigneo4j.schema.activities;

/** What a person is to an activity; the relationship from it to the person has this type. */
public enum Role {
  ACTOR,
  OBJECT,
  TARGET
}
