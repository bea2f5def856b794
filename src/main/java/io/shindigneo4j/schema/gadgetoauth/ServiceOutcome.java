package io.shindigneo4j.schema.gadgetoauth;

/** The outcome of a change of a service. */
public enum ServiceOutcome {
  DONE,

  /** The gadget has a service of this name already. */
  EXISTS,

  /** The gadget has no service of this name. */
  UNKNOWN
}
