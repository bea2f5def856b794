package io.shindigneo4j.schema.groups;

import static io.shindigneo4j.schema.ResultType.atMostOne;
import static io.shindigneo4j.schema.ResultType.one;

import io.shindigneo4j.schema.Operation;
import io.shindigneo4j.schema.request.EarlierAnswer;
import java.util.Optional;

/** The operations on groups. */
public final class GroupOperations {

  /**
   * The groups that a person is bound to, as far as the viewer may know of them; naturally by id.
   * Empty for an unknown person.
   */
  public static final Operation<ListGroups, Optional<GroupPage>> LIST =
      Operation.read(
          "groups.list",
          "The groups that a person is bound to.",
          ListGroups.class,
          atMostOne(GroupPage.class));

  /** One group. Empty for an unknown id, and for a closed group that the viewer is not bound to. */
  public static final Operation<GetGroup, Optional<GroupValues>> GET =
      Operation.read("groups.get", "One group.", GetGroup.class, atMostOne(GroupValues.class));

  /** The people of a group; naturally the first to come first. */
  public static final Operation<ListMembers, MemberPage> MEMBERS =
      Operation.read(
          "groups.members", "The people of a group.", ListMembers.class, one(MemberPage.class));

  /** A new group, with its owner as the first member. Empty for an unknown owner. */
  public static final Operation<CreateGroup, Optional<EarlierAnswer>> CREATE =
      Operation.write(
          "groups.create",
          "Makes a group, with its owner as the first member.",
          CreateGroup.class,
          atMostOne(EarlierAnswer.class));

  /** Changes a group. */
  public static final Operation<UpdateGroup, UpdatedGroup> UPDATE =
      Operation.write(
          "groups.update", "Changes a group.", UpdateGroup.class, one(UpdatedGroup.class));

  /** Deletes a group. */
  public static final Operation<DeleteGroup, GroupChange> DELETE =
      Operation.write(
          "groups.delete", "Deletes a group.", DeleteGroup.class, one(GroupChange.class));

  /** Joins an open group, or one by invitation. Changes nothing for who is in it. */
  public static final Operation<JoinGroup, GroupChange> JOIN =
      Operation.write(
          "groups.join",
          "Joins an open group, or one by invitation.",
          JoinGroup.class,
          one(GroupChange.class));

  /** Invites a person into a group. */
  public static final Operation<InviteToGroup, GroupChange> INVITE =
      Operation.write(
          "groups.invite",
          "Invites a person into a group.",
          InviteToGroup.class,
          one(GroupChange.class));

  /** Declines an invitation, or takes it back. */
  public static final Operation<UninviteFromGroup, GroupChange> UNINVITE =
      Operation.write(
          "groups.uninvite",
          "Declines an invitation, or takes it back.",
          UninviteFromGroup.class,
          one(GroupChange.class));

  /** Leaves a group, or removes another from it. The last owner stays. */
  public static final Operation<RemoveMember, GroupChange> REMOVE =
      Operation.write(
          "groups.remove",
          "Leaves a group, or removes another from it.",
          RemoveMember.class,
          one(GroupChange.class));

  /** Makes a member something else. The last owner stays owner. */
  public static final Operation<ChangeRole, GroupChange> CHANGE_ROLE =
      Operation.write(
          "groups.role",
          "Makes a member something else.",
          ChangeRole.class,
          one(GroupChange.class));

  private GroupOperations() {}
}
