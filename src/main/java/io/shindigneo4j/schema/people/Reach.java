package io.shindigneo4j.schema.people;

/** How far somebody may look. */
public enum Reach {
  EVERYBODY,
  /** Themselves and their friends. */
  FRIENDS,
  /** Themselves alone. */
  SELF
}
