package io.shindigneo4j.schema.groups;

import static io.shindigneo4j.schema.ResultType.atMostOne;
import static io.shindigneo4j.schema.ResultType.one;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.InvalidParameterException;
import io.shindigneo4j.schema.MayBeAbsent;
import io.shindigneo4j.schema.Operation;
import io.shindigneo4j.schema.Unwrapped;
import io.shindigneo4j.schema.people.Viewpoint;
import io.shindigneo4j.schema.query.Item;
import io.shindigneo4j.schema.query.ListQuery;
import io.shindigneo4j.schema.query.Selection;
import io.shindigneo4j.schema.request.Creation;
import io.shindigneo4j.schema.request.Receipt;
import io.shindigneo4j.schema.request.Repeatable;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The operations on groups. */
public final class GroupOperations {

  /** How many groups one person may own. */
  public static final int MAX_OWNED = 1_000;

  /** How many groups one person may join. */
  public static final int MAX_MEMBERSHIPS = 10_000;

  /** How many invitations may wait for one person. */
  public static final int MAX_RECEIVED_INVITATIONS = 10_000;

  /** How many invitations into one group may wait. */
  public static final int MAX_INVITATIONS = 50_000;

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

  /**
   * The groups that a person has come into after a moment, the last first, then by id. A membership
   * of which the graph does not say when it began is never among them, nor is ownership alone.
   */
  public static final Operation<ListJoined, JoinedGroups> JOINED =
      Operation.read(
          "groups.joined",
          "The groups that a person has joined after a moment, the last first.",
          ListJoined.class,
          one(JoinedGroups.class));

  /**
   * A new group, with its owner as the first member. Empty for an unknown owner. Refuses an owner
   * of {@value #MAX_OWNED} groups, and a member of {@value #MAX_MEMBERSHIPS}.
   */
  public static final Operation<CreateGroup, Optional<Creation>> CREATE =
      Operation.write(
          "groups.create",
          "Makes a group, with its owner as the first member.",
          CreateGroup.class,
          atMostOne(Creation.class));

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

  /**
   * The parameters of {@link #LIST}.
   *
   * @param viewer who looks; null for somebody who is not known, from whom closed groups are hidden
   */
  public record ListGroups(
      @Description("a person's id") String user,
      @MayBeAbsent @Description("who looks; absent for somebody who is not known") String viewer,
      @Description("how the person is bound to them") MembershipKind bond,
      @Description("filter, order and page") ListQuery query,
      @Description("what to read of each") Selection selection) {}

  /** The two ways in which a person may belong to a group. */
  public enum MembershipKind {
    /** They own it or are in it. */
    MEMBERSHIP,

    /** They may join it by invitation. */
    INVITATION
  }

  /**
   * A page of a list of groups.
   *
   * @param total how many groups the whole list has
   */
  public record GroupPage(long total, List<Item> groups) {}

  /** The parameters of {@link #GET}. */
  public record GetGroup(
      @Description("a group's id") String group,
      @MayBeAbsent @Description("who looks; absent for somebody who is not known") String viewer,
      @Description("what to read of each") Selection selection) {}

  /**
   * A group as it was read.
   *
   * @param values of the selected properties, in their order; null if there is none
   */
  public record GroupValues(List<Object> values) {}

  /**
   * The parameters of {@link #MEMBERS}.
   *
   * @param bond whether to list those who are in the group, or those invited
   */
  public record ListMembers(
      @Description("a group's id") String group,
      @Description("the lowest role that may do it") RequiredRole needed,
      @Description("those who are in the group, or those invited") MembershipKind bond,
      @Description("who looks, and how far") Viewpoint viewpoint,
      @Description("filter, order and page") ListQuery query,
      @Description("what to read of each") Selection selection) {}

  /**
   * The lowest role that may do something to a group; null if nobody may.
   *
   * @param open in a group that is open
   * @param closed in one that is closed
   */
  public record RequiredRole(
      @MayBeAbsent @Description("in a group that is open; absent where nobody may") GroupRole open,
      @MayBeAbsent @Description("in one that is closed; absent where nobody may")
          GroupRole closed) {

    /** Whether this role is enough. */
    public boolean isMetBy(GroupRole role, boolean inClosedGroup) {
      GroupRole least = inClosedGroup ? closed : open;
      return least != null && role.compareTo(least) >= 0;
    }
  }

  /** The role of a person in a group; each may do what the ones before it may. */
  public enum GroupRole {
    NONE,
    INVITED,
    MEMBER,
    ADMIN,
    OWNER;

    /** As it stands in an answer. */
    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /**
   * A page of the people of a group.
   *
   * @param total how many the whole list has; null if not done
   * @param people null if not done
   */
  public record MemberPage(
      Outcome outcome, @MayBeAbsent Long total, @MayBeAbsent List<Member> people) {

    /** Stands in place of a list that the viewer may not see. */
    public static MemberPage refused(Outcome outcome) {
      return new MemberPage(outcome, null, null);
    }
  }

  /** The outcome of a change of a group. */
  public enum Outcome {
    DONE,

    /**
     * There is no such group, or none that the person may know of, or no such other person in it.
     */
    UNKNOWN,

    /** The person's role is not enough. */
    FORBIDDEN,

    /** It contradicts what is: a group would be without an owner, or who is invited is in it. */
    CONFLICT,

    /** There are as many groups of the person, or invitations, as there may be. */
    FULL
  }

  /**
   * A person who is in a group or invited into it.
   *
   * @param since when the person came, in milliseconds since 1970; null if the graph does not say
   */
  public record Member(@Unwrapped Item person, GroupRole role, @MayBeAbsent Long since) {}

  /** The parameters of {@link #JOINED}. */
  public record ListJoined(
      @Description("a person's id") String person,
      @Description("the moment, in milliseconds since 1970") long since,
      @Description("how many to answer, at most") long limit) {

    public static final int MAX = 1_000;

    public ListJoined {
      InvalidParameterException.ifOutside(limit, MAX, "limit");
    }
  }

  /** The result of {@link #JOINED}. */
  public record JoinedGroups(List<JoinedGroup> groups) {}

  /**
   * A group that a person has joined.
   *
   * @param group its id
   * @param role the person's at this moment
   * @param since when the person came, in milliseconds since 1970
   */
  public record JoinedGroup(String group, GroupRole role, long since) {}

  /** The parameters of {@link #CREATE}. */
  public record CreateGroup(
      @Description("the owner's id") String owner,
      @Description("of the group, its id among them") Map<String, Object> properties,
      @Description("now, in milliseconds since 1970") long now,
      @MayBeAbsent @Description("absent where the caller gave no request id") Receipt receipt)
      implements Repeatable {}

  /** The parameters of {@link #UPDATE}. */
  public record UpdateGroup(
      @Description("a group's id") String group,
      @Description("the id of who does it") String actor,
      @Description("the lowest role that may do it") RequiredRole needed,
      @Description("the new values; null removes one") Map<String, Object> properties,
      @Description("what to answer of the changed group") Selection selection) {}

  /**
   * The result of {@link #UPDATE}.
   *
   * @param values of the selected properties, in their order; null if not done
   */
  public record UpdatedGroup(Outcome outcome, @MayBeAbsent List<Object> values) {}

  /** The parameters of {@link #DELETE}. */
  public record DeleteGroup(
      @Description("a group's id") String group,
      @Description("the id of who does it") String actor,
      @Description("the lowest role that may do it") RequiredRole needed) {}

  /** The result of an operation that changes a group or its members. */
  public record GroupChange(Outcome outcome) {}

  /** The parameters of {@link #JOIN}. */
  public record JoinGroup(
      @Description("a group's id") String group,
      @Description("who joins") String actor,
      @Description("now, in milliseconds since 1970") long now) {}

  /** The parameters of {@link #INVITE}. */
  public record InviteToGroup(
      @Description("a group's id") String group,
      @Description("the id of who does it") String actor,
      @Description("the lowest role that may do it") RequiredRole needed,
      @Description("who is invited") String person,
      @Description("now, in milliseconds since 1970") long now) {}

  /** The parameters of {@link #UNINVITE}. */
  public record UninviteFromGroup(
      @Description("a group's id") String group,
      @Description("the id of who does it") String actor,
      @Description("for an invitation to somebody else") RequiredRole needed,
      @Description("who is invited") String person) {}

  /** The parameters of {@link #REMOVE}. */
  public record RemoveMember(
      @Description("a group's id") String group,
      @Description("the id of who does it") String actor,
      @Description("for a plain member other than the actor") RequiredRole needed,
      @Description("for an admin or owner other than the actor") RequiredRole neededForLeaders,
      @Description("a person's id") String person) {}

  /** The parameters of {@link #CHANGE_ROLE}. */
  public record ChangeRole(
      @Description("a group's id") String group,
      @Description("the id of who does it") String actor,
      @Description("the lowest role that may do it") RequiredRole needed,
      @Description("a person's id") String person,
      @Description("what the person becomes: member, admin or owner") GroupRole role) {

    public ChangeRole {
      if (role.compareTo(GroupRole.MEMBER) < 0) {
        throw new InvalidParameterException("role must be member, admin or owner");
      }
    }
  }
}
