package io.shindigneo4j.schema.authorization;

/** The outcome of a change of a consent. */
public enum ConsentOutcome {
  DONE,

  /** There is no such person, client or consent. */
  UNKNOWN
}
