package io.shindigneo4j.procedures.organization;

import io.shindigneo4j.procedures.people.People;
import io.shindigneo4j.procedures.people.VisibilityFilter;
import io.shindigneo4j.procedures.query.NodeReader;
import io.shindigneo4j.procedures.query.WorkBudget;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.organization.OrganizationOperations;
import io.shindigneo4j.schema.organization.OrganizationOperations.ListManagers;
import io.shindigneo4j.schema.organization.OrganizationOperations.ManagerRemoval;
import io.shindigneo4j.schema.organization.OrganizationOperations.RemoveManager;
import io.shindigneo4j.schema.people.PeopleOperations.PeoplePage;
import io.shindigneo4j.schema.query.Page;
import io.shindigneo4j.server.procedure.ProcedureContext;
import io.shindigneo4j.server.procedure.ProcedurePack;
import io.shindigneo4j.server.procedure.ProcedureRegistry;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.Transaction;

/** The operations on the hierarchy by their names. */
public final class OrganizationProcedures implements ProcedurePack {

  @Override
  public void register(ProcedureRegistry registry) {
    registry.register(OrganizationOperations.SET_MANAGER, ManagerSet::call);
    registry.register(OrganizationOperations.REMOVE_MANAGER, OrganizationProcedures::removeManager);
    long limit = registry.workLimit();
    registry.registerGraph(
        OrganizationOperations.MANAGERS,
        WorkBudget.limit(limit, OrganizationProcedures::listManagers));
    registry.registerGraph(
        OrganizationOperations.REPORTS, WorkBudget.limit(limit, ReportList::call));
    registry.registerGraph(
        OrganizationOperations.HIERARCHY_PATH, WorkBudget.limit(limit, HierarchyPath::call));
  }

  /** A person's managers, the nearest first. */
  private static Optional<PeoplePage> listManagers(
      ProcedureContext context, WorkBudget budget, ListManagers parameters) {
    Predicate<Node> visible =
        VisibilityFilter.of(context.transaction(), budget, parameters.viewpoint());
    return People.find(context, parameters.person())
        .filter(visible)
        .map(person -> superiors(person, budget, parameters).stream().filter(visible).toList())
        .map(superiors -> page(context, superiors, parameters));
  }

  private static List<Node> superiors(Node person, WorkBudget budget, ListManagers parameters) {
    return parameters.directAlone()
        ? Hierarchy.managers(person, budget::spendStored)
        : Hierarchy.superiors(person, budget::spendStored);
  }

  private static PeoplePage page(
      ProcedureContext context, List<Node> superiors, ListManagers parameters) {
    Page page = parameters.page();
    NodeReader reader = new NodeReader(context, parameters.selection());
    return new PeoplePage(
        superiors.size(),
        superiors.stream().skip(page.first()).limit(page.limit()).map(reader::item).toList());
  }

  /** Leaves a person without a manager; that closes no circle. */
  private static ManagerRemoval removeManager(Transaction transaction, RemoveManager parameters) {
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
