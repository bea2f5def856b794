package io.shindigneo4j.schema.authorization;

/** The outcome of a change of a client. */
public enum ClientOutcome {
  DONE,

  /** There is a client with this id already. */
  EXISTS,

  /** There is no such client, or no such secret of it. */
  UNKNOWN
}
