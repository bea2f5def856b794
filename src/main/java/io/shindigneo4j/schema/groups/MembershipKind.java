package io.shindigneo4j.schema.groups;

/** The two ways in which a person may belong to a group. */
public enum MembershipKind {
  /** They own it or are in it. */
  MEMBERSHIP,

  /** They may join it by invitation. */
  INVITATION
}
