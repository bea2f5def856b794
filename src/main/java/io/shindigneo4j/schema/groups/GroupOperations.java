package io.shindigneo4j.schema.groups;

import io.shindigneo4j.schema.Operation;

/** What can be done with groups. */
public final class GroupOperations {

  /**
   * The groups that a person is bound to, as far as the viewer may know of them; naturally by id.
   * One record: {@code total}, the number of all that match, and {@code groups}, a list of maps of
   * {@code values}; no record for an unknown person.
   */
  public static final Operation<ListGroups, ?> LIST =
      Operation.read("groups.list", "The groups that a person is bound to.", ListGroups.class);

  /**
   * One group. At most one record: {@code values}; none for an unknown id, and for a closed group
   * that the viewer is not bound to.
   */
  public static final Operation<GetGroup, ?> GET =
      Operation.read("groups.get", "One group.", GetGroup.class);

  /**
   * The people of a group; naturally the first to come first. One record: {@code outcome}, {@code
   * total}, the number of all that match, and {@code people}, a list of maps of {@code values},
   * {@code details}, {@code role}, the word of a {@link Standing}, and {@code since}, null where
   * the graph does not say.
   */
  public static final Operation<ListMembers, ?> MEMBERS =
      Operation.read("groups.members", "The people of a group.", ListMembers.class);

  /**
   * A new group, with its owner as the first member. At most one record: {@code earlier}, as of
   * every creation; none for an unknown owner.
   */
  public static final Operation<CreateGroup, ?> CREATE =
      Operation.write(
          "groups.create", "Makes a group, with its owner as the first member.", CreateGroup.class);

  /** Changes a group. One record: {@code outcome}, and {@code values}, null where not done. */
  public static final Operation<UpdateGroup, ?> UPDATE =
      Operation.write("groups.update", "Changes a group.", UpdateGroup.class);

  /** Deletes a group. One record: {@code outcome}. */
  public static final Operation<DeleteGroup, ?> DELETE =
      Operation.write("groups.delete", "Deletes a group.", DeleteGroup.class);

  /**
   * Joins an open group, or one by invitation. One record: {@code outcome}. Who is in it stays so.
   */
  public static final Operation<JoinGroup, ?> JOIN =
      Operation.write("groups.join", "Joins an open group, or one by invitation.", JoinGroup.class);

  /** Invites a person into a group. One record: {@code outcome}. */
  public static final Operation<InviteToGroup, ?> INVITE =
      Operation.write("groups.invite", "Invites a person into a group.", InviteToGroup.class);

  /** Declines an invitation, or takes it back. One record: {@code outcome}. */
  public static final Operation<UninviteFromGroup, ?> UNINVITE =
      Operation.write(
          "groups.uninvite", "Declines an invitation, or takes it back.", UninviteFromGroup.class);

  /**
   * Leaves a group, or removes another from it. One record: {@code outcome}. The last owner stays.
   */
  public static final Operation<RemoveMember, ?> REMOVE =
      Operation.write(
          "groups.remove", "Leaves a group, or removes another from it.", RemoveMember.class);

  /** Makes a member something else. One record: {@code outcome}. The last owner stays owner. */
  public static final Operation<ChangeRole, ?> CHANGE_ROLE =
      Operation.write("groups.role", "Makes a member something else.", ChangeRole.class);

  private GroupOperations() {}
}
