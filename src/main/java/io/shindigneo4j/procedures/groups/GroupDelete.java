package io.shindigneo4j.procedures.groups;

import io.shindigneo4j.schema.groups.GroupOperations.DeleteGroup;
import io.shindigneo4j.schema.groups.GroupOperations.GroupChange;
import io.shindigneo4j.schema.groups.GroupOperations.Outcome;
import org.neo4j.graphdb.Transaction;

/** Deletes a group. */
final class GroupDelete {

  private GroupDelete() {}

  static GroupChange call(Transaction transaction, DeleteGroup parameters) {
    return LockedGroup.to(
        transaction, parameters.group(), parameters.actor(), locked -> delete(locked, parameters));
  }

  private static Outcome delete(LockedGroup locked, DeleteGroup parameters) {
    if (!locked.meets(parameters.needed())) {
      return Outcome.FORBIDDEN;
    }
    Groups.delete(locked.group());
    return Outcome.DONE;
  }
}
