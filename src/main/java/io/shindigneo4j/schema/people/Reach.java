package io.shindigneo4j.schema.people;

/**
 * The part of the graph that a viewer may see; each constant allows less than the one before it.
 */
public enum Reach {
  EVERYBODY,
  /** Themselves and their friends. */
  FRIENDS,
  /** Themselves alone. */
  SELF
}
