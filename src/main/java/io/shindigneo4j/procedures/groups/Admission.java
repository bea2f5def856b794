package io.shindigneo4j.procedures.groups;

import io.shindigneo4j.procedures.people.ClosedGroups;
import io.shindigneo4j.schema.groups.Needed;
import io.shindigneo4j.schema.groups.Outcome;
import io.shindigneo4j.schema.groups.Standing;
import java.util.Optional;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/**
 * Whether somebody may look into a group.
 *
 * @param group null where there is none that the viewer may look into
 */
public record Admission(Outcome outcome, Node group) {

  /**
   * Asks for the group.
   *
   * @param viewer null for somebody who is not known
   */
  public static Admission to(Transaction transaction, String group, String viewer, Needed needed) {
    Optional<Node> found = Groups.find(transaction, group);
    Standing standing =
        found.map(known -> Standings.of(transaction, viewer, known)).orElse(Standing.NONE);
    if (found.isEmpty() || !Standings.isKnown(found.get(), standing)) {
      return new Admission(Outcome.UNKNOWN, null);
    }
    return needed.isMetBy(standing, ClosedGroups.isClosed(found.get()))
        ? new Admission(Outcome.DONE, found.get())
        : new Admission(Outcome.FORBIDDEN, null);
  }

  public boolean isGranted() {
    return outcome == Outcome.DONE;
  }
}
