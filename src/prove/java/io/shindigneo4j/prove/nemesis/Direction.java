package io.shindigneo4j.prove.nemesis;

/** Where bytes of a link go. */
public enum Direction {
  TO_SERVER,
  TO_CLIENT
}
