package io.shindigneo4j.schema.people;

/** How far somebody may look; each less far than the one before it. */
public enum Reach {
  EVERYBODY,
  /** Themselves and their friends. */
  FRIENDS,
  /** Themselves alone. */
  SELF
}
