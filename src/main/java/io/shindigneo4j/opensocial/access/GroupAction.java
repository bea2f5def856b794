package io.shindigneo4j.opensocial.access;

/** What somebody may want to do to a group. */
public enum GroupAction {
  SEE_MEMBERS,
  SEE_INVITATIONS,
  UPDATE,
  DELETE,
  INVITE,

  /** An invitation of somebody else. */
  WITHDRAW_INVITATION,

  /** Remove a plain member. */
  REMOVE_MEMBER,

  /** Remove an admin or owner. */
  REMOVE_LEADER,
  CHANGE_ROLE
}
