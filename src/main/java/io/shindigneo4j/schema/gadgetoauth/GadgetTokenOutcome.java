package io.shindigneo4j.schema.gadgetoauth;

/** The outcome of a change of a token. */
public enum GadgetTokenOutcome {
  DONE,

  /** There is no such person, service, token or version. */
  UNKNOWN,

  /** There is a new one already, which stays. */
  EXISTS,

  /** Somebody else has claimed it. */
  CLAIMED,

  /** The person has as many tokens as one may have. */
  FULL
}
