package io.shindigneo4j.schema.activities;

/** The role of a person in an activity: the type of the relationship from it to the person. */
public enum Role {
  ACTOR,
  OBJECT,
  TARGET
}
