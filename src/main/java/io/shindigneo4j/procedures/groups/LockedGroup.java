package io.shindigneo4j.procedures.groups;

import io.shindigneo4j.procedures.people.ClosedGroups;
import io.shindigneo4j.schema.groups.GroupOperations.GroupChange;
import io.shindigneo4j.schema.groups.GroupOperations.GroupRole;
import io.shindigneo4j.schema.groups.GroupOperations.Outcome;
import io.shindigneo4j.schema.groups.GroupOperations.RequiredRole;
import java.util.Optional;
import java.util.function.Function;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/** A group that the transaction has locked, with the role of the person who changes it. */
record LockedGroup(Node group, GroupRole role) {

  /** Does something to a group that the actor may know of, and answers what has become of it. */
  static GroupChange to(
      Transaction transaction, String group, String actor, Function<LockedGroup, Outcome> change) {
    return new GroupChange(locked(transaction, group, actor).map(change).orElse(Outcome.UNKNOWN));
  }

  /** Empty if there is no such group, or none that the actor may know of. */
  static Optional<LockedGroup> locked(Transaction transaction, String group, String actor) {
    return Groups.locked(transaction, group)
        .map(found -> new LockedGroup(found, GroupRoles.of(transaction, actor, found)))
        .filter(locked -> GroupRoles.isKnown(locked.group(), locked.role()));
  }

  boolean meets(RequiredRole needed) {
    return needed.isMetBy(role, ClosedGroups.isClosed(group));
  }
}
