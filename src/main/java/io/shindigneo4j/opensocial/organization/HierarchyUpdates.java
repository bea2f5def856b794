package io.shindigneo4j.opensocial.organization;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.access.AccessControl;
import io.shindigneo4j.opensocial.access.Resource;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.opensocial.request.Refusals;
import io.shindigneo4j.opensocial.request.RequestedUser;
import io.shindigneo4j.schema.organization.OrganizationOperations;
import io.shindigneo4j.schema.organization.OrganizationOperations.ManagerOutcome;
import io.shindigneo4j.schema.organization.OrganizationOperations.ManagerRemoval;
import io.shindigneo4j.schema.organization.OrganizationOperations.RemoveManager;
import io.shindigneo4j.schema.organization.OrganizationOperations.SetManager;
import java.time.Clock;
import java.util.concurrent.CompletableFuture;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.social.opensocial.spi.UserId;

/** Sets and removes people's managers. Safe for use by many threads. */
final class HierarchyUpdates {

  private final OperationRunner operations;
  private final AccessControl access;
  private final Clock clock;

  @Inject
  HierarchyUpdates(OperationRunner operations, AccessControl access, Clock clock) {
    this.operations = operations;
    this.access = access;
    this.clock = clock;
  }

  /** Says whom the user reports to from now on. */
  CompletableFuture<Void> setManager(UserId userId, String manager, SecurityToken token) {
    String person = RequestedUser.id(userId, token);
    access.writing(Resource.HIERARCHY, token, person);
    if (person.equals(manager)) {
      throw Refusals.badRequest("nobody manages themselves");
    }
    return operations
        .run(OrganizationOperations.SET_MANAGER, new SetManager(person, manager, clock.millis()))
        .thenAccept(change -> requireDone(change.outcome()));
  }

  /** Leaves the user without a manager; who is the manager may say so as well. */
  CompletableFuture<Void> removeManager(UserId userId, SecurityToken token) {
    String person = RequestedUser.id(userId, token);
    String manager =
        access.mayWrite(Resource.HIERARCHY, token, person)
            ? null
            : access.writing(Resource.HIERARCHY, token, access.viewer(token));
    return operations
        .run(OrganizationOperations.REMOVE_MANAGER, new RemoveManager(person, manager))
        .thenAccept(removal -> requireRemoved(removal, manager));
  }

  private static void requireDone(ManagerOutcome outcome) {
    switch (outcome) {
      case DONE -> {}
      case UNKNOWN -> throw Refusals.notFound("there is no such person");
      case CIRCLE -> throw Refusals.conflict("the manager reports to the person");
    }
  }

  private static void requireRemoved(ManagerRemoval removal, String manager) {
    if (!removal.removed()) {
      throw manager == null
          ? Refusals.notFound("there is no manager")
          : Refusals.forbidden("the person and the manager alone end it");
    }
  }
}
