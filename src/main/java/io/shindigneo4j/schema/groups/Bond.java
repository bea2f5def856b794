package io.shindigneo4j.schema.groups;

/** What binds people to groups. */
public enum Bond {
  /** They own it or are in it. */
  MEMBERSHIP,

  /** They may join it by invitation. */
  INVITATION
}
