package io.shindigneo4j.procedures.organization;

import io.shindigneo4j.procedures.people.People;
import io.shindigneo4j.procedures.query.ValueOrder;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.organization.OrganizationOperations.ManagerChange;
import io.shindigneo4j.schema.organization.OrganizationOperations.ManagerOutcome;
import io.shindigneo4j.schema.organization.OrganizationOperations.SetManager;
import java.util.Optional;
import java.util.stream.Stream;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.Transaction;

/** Gives a person a manager. */
final class ManagerSet {

  private ManagerSet() {}

  static ManagerChange call(Transaction transaction, SetManager parameters) {
    return new ManagerChange(set(transaction, parameters));
  }

  private static ManagerOutcome set(Transaction transaction, SetManager parameters) {
    Stream.of(parameters.person(), parameters.manager())
        .sorted(ValueOrder.ASCENDING)
        .forEach(id -> People.locked(transaction, id));
    Optional<Node> person = People.find(transaction, parameters.person());
    Optional<Node> manager = People.find(transaction, parameters.manager());
    if (person.isEmpty() || manager.isEmpty()) {
      return ManagerOutcome.UNKNOWN;
    }
    Hierarchy.lock(transaction);
    if (Hierarchy.superiors(manager.get()).contains(person.get())) {
      return ManagerOutcome.CIRCLE;
    }
    replace(person.get(), manager.get(), parameters.now());
    return ManagerOutcome.DONE;
  }

  /** Keeps the relationship to this manager, if there is one, with its time. */
  private static void replace(Node person, Node manager, long now) {
    boolean has = false;
    for (Relationship report : person.getRelationships(Direction.OUTGOING, Hierarchy.REPORTS_TO)) {
      if (!has && report.getEndNode().equals(manager)) {
        has = true;
      } else {
        report.delete();
      }
    }
    if (!has) {
      person.createRelationshipTo(manager, Hierarchy.REPORTS_TO).setProperty(GraphNames.SINCE, now);
    }
  }
}
