package io.shindigneo4j.opensocial.groups;

import static io.shindigneo4j.opensocial.access.Resource.GROUPS;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.access.AccessControl;
import io.shindigneo4j.opensocial.access.GroupAction;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.opensocial.request.RequestedUser;
import io.shindigneo4j.schema.Operation;
import io.shindigneo4j.schema.groups.GroupOperations;
import io.shindigneo4j.schema.groups.GroupOperations.ChangeRole;
import io.shindigneo4j.schema.groups.GroupOperations.GroupChange;
import io.shindigneo4j.schema.groups.GroupOperations.GroupRole;
import io.shindigneo4j.schema.groups.GroupOperations.InviteToGroup;
import io.shindigneo4j.schema.groups.GroupOperations.JoinGroup;
import io.shindigneo4j.schema.groups.GroupOperations.RemoveMember;
import io.shindigneo4j.schema.groups.GroupOperations.UninviteFromGroup;
import java.time.Clock;
import java.util.concurrent.CompletableFuture;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.social.opensocial.spi.UserId;

/**
 * Joins, invites, removes and promotes members. The transaction that changes the group checks
 * whether the caller's role suffices. Safe for use by many threads.
 */
final class Memberships {

  private final OperationRunner operations;
  private final AccessControl access;
  private final Clock clock;

  @Inject
  Memberships(OperationRunner operations, AccessControl access, Clock clock) {
    this.operations = operations;
    this.access = access;
    this.clock = clock;
  }

  /** Joins a group that is open, or one that the user is invited into. */
  CompletableFuture<Void> join(UserId userId, String group, SecurityToken token) {
    return run(GroupOperations.JOIN, new JoinGroup(group, actor(userId, token), clock.millis()));
  }

  /** Leaves a group, or removes another from it. */
  CompletableFuture<Void> remove(UserId userId, String group, String person, SecurityToken token) {
    RemoveMember parameters =
        new RemoveMember(
            group,
            actor(userId, token),
            access.requiredRole(GroupAction.REMOVE_MEMBER, token),
            access.requiredRole(GroupAction.REMOVE_LEADER, token),
            person);
    return run(GroupOperations.REMOVE, parameters);
  }

  CompletableFuture<Void> changeRole(
      UserId userId, String group, String person, GroupRole role, SecurityToken token) {
    ChangeRole parameters =
        new ChangeRole(
            group,
            actor(userId, token),
            access.requiredRole(GroupAction.CHANGE_ROLE, token),
            person,
            role);
    return run(GroupOperations.CHANGE_ROLE, parameters);
  }

  CompletableFuture<Void> invite(UserId userId, String group, String person, SecurityToken token) {
    InviteToGroup parameters =
        new InviteToGroup(
            group,
            actor(userId, token),
            access.requiredRole(GroupAction.INVITE, token),
            person,
            clock.millis());
    return run(GroupOperations.INVITE, parameters);
  }

  /** Declines an invitation of the user, or takes back another's. */
  CompletableFuture<Void> uninvite(
      UserId userId, String group, String person, SecurityToken token) {
    UninviteFromGroup parameters =
        new UninviteFromGroup(
            group,
            actor(userId, token),
            access.requiredRole(GroupAction.WITHDRAW_INVITATION, token),
            person);
    return run(GroupOperations.UNINVITE, parameters);
  }

  private String actor(UserId userId, SecurityToken token) {
    return access.writing(GROUPS, token, RequestedUser.id(userId, token));
  }

  private <P extends Record> CompletableFuture<Void> run(
      Operation<P, GroupChange> operation, P parameters) {
    return operations
        .run(operation, parameters)
        .thenAccept(change -> Outcomes.requireDone(change.outcome()));
  }
}
