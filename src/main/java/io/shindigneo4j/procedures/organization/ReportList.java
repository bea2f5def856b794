package io.shindigneo4j.procedures.organization;

import io.shindigneo4j.procedures.people.People;
import io.shindigneo4j.procedures.people.VisibilityFilter;
import io.shindigneo4j.procedures.query.Candidate;
import io.shindigneo4j.procedures.query.Listing;
import io.shindigneo4j.procedures.query.NodeReader;
import io.shindigneo4j.procedures.query.WorkBudget;
import io.shindigneo4j.schema.organization.OrganizationOperations.ListReports;
import io.shindigneo4j.schema.people.PeopleOperations.PeoplePage;
import io.shindigneo4j.server.procedure.ProcedureContext;
import java.util.Iterator;
import java.util.Optional;
import java.util.function.Predicate;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;

/** The people who report to a person directly. */
final class ReportList {

  private ReportList() {}

  static Optional<PeoplePage> call(
      ProcedureContext context, WorkBudget budget, ListReports parameters) {
    Predicate<Node> visible =
        VisibilityFilter.of(context.transaction(), budget, parameters.viewpoint());
    return People.find(context, parameters.person())
        .filter(visible)
        .map(person -> Listing.of(candidates(person, budget), visible, parameters.query()))
        .map(listing -> page(context, listing, parameters));
  }

  private static Iterator<Candidate> candidates(Node person, WorkBudget budget) {
    return person.getRelationships(Direction.INCOMING, Hierarchy.REPORTS_TO).stream()
        .peek(reporting -> budget.spendStored())
        .map(Relationship::getStartNode)
        .filter(report -> report.hasLabel(People.PERSON))
        .distinct()
        .map(report -> new Candidate(report, 0))
        .iterator();
  }

  private static PeoplePage page(
      ProcedureContext context, Listing listing, ListReports parameters) {
    NodeReader reader = new NodeReader(context, parameters.selection());
    return new PeoplePage(listing.total(), listing.nodes().stream().map(reader::item).toList());
  }
}
