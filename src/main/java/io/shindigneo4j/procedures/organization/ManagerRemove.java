package io.shindigneo4j.procedures.organization;

import io.shindigneo4j.procedures.people.People;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.organization.OrganizationOperations.ManagerRemoval;
import io.shindigneo4j.schema.organization.OrganizationOperations.RemoveManager;
import java.util.List;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.Transaction;

/** Leaves a person without a manager; that closes no circle. */
final class ManagerRemove {

  private ManagerRemove() {}

  static ManagerRemoval call(Transaction transaction, RemoveManager parameters) {
    List<Relationship> reports =
        People.locked(transaction, parameters.person()).stream()
            .flatMap(
                person ->
                    person.getRelationships(Direction.OUTGOING, Hierarchy.REPORTS_TO).stream())
            .filter(report -> isMeant(report, parameters.manager()))
            .toList();
    reports.forEach(Relationship::delete);
    return new ManagerRemoval(!reports.isEmpty());
  }

  private static boolean isMeant(Relationship report, String manager) {
    return manager == null || manager.equals(report.getEndNode().getProperty(GraphNames.ID, null));
  }
}
