package io.shindigneo4j.schema.groups;

/** The outcome of a change of a group. */
public enum Outcome {
  DONE,

  /** There is no such group, or none that the person may know of, or no such other person in it. */
  UNKNOWN,

  /** The person's role is not enough. */
  FORBIDDEN,

  /** It contradicts what is: a group would be without an owner, or who is invited is in it. */
  CONFLICT
}
