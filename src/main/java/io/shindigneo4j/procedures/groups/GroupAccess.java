package io.shindigneo4j.procedures.groups;

import io.shindigneo4j.procedures.people.ClosedGroups;
import io.shindigneo4j.schema.groups.GroupOperations.GroupRole;
import io.shindigneo4j.schema.groups.GroupOperations.Outcome;
import io.shindigneo4j.schema.groups.GroupOperations.RequiredRole;
import java.util.Optional;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/**
 * Whether somebody may look into a group.
 *
 * @param group null if there is none that the viewer may look into
 */
public record GroupAccess(Outcome outcome, Node group) {

  /**
   * Asks for the group.
   *
   * @param viewer null for somebody who is not known
   */
  public static GroupAccess to(
      Transaction transaction, String group, String viewer, RequiredRole needed) {
    Optional<Node> found = Groups.find(transaction, group);
    GroupRole role =
        found.map(known -> GroupRoles.of(transaction, viewer, known)).orElse(GroupRole.NONE);
    if (found.isEmpty() || !GroupRoles.isKnown(found.get(), role)) {
      return new GroupAccess(Outcome.UNKNOWN, null);
    }
    return needed.isMetBy(role, ClosedGroups.isClosed(found.get()))
        ? new GroupAccess(Outcome.DONE, found.get())
        : new GroupAccess(Outcome.FORBIDDEN, null);
  }

  public boolean isGranted() {
    return outcome == Outcome.DONE;
  }
}
