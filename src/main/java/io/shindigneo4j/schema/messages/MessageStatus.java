package io.shindigneo4j.schema.messages;

/** The status of a copy of a message; OpenSocial Social Data 2.5.1, Message. */
public enum MessageStatus {
  /** Counts as unread. */
  NEW,
  READ,
  /** Marked as deleted, but still there. */
  DELETED,
  FLAGGED
}
