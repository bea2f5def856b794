package io.shindigneo4j.schema.messages;

/** The outcome of an update of a message. */
public enum MessageUpdateOutcome {
  DONE,
  /** There is no collection to move the copy to; nothing was changed. */
  UNKNOWN,
  /** The collection to move the copy to has one already; nothing was changed. */
  TAKEN
}
