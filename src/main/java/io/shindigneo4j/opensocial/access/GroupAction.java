package io.shindigneo4j.opensocial.access;

/** An action on a group. */
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
