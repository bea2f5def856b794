package io.shindigneo4j.procedures.organization;

import io.shindigneo4j.procedures.people.People;
import io.shindigneo4j.procedures.people.VisibilityFilter;
import io.shindigneo4j.procedures.query.NodeReader;
import io.shindigneo4j.schema.organization.OrganizationOperations.ListManagers;
import io.shindigneo4j.schema.people.PeopleOperations.PeoplePage;
import io.shindigneo4j.schema.query.Page;
import io.shindigneo4j.server.procedure.ProcedureContext;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.neo4j.graphdb.Node;

/** A person's managers, the nearest first. */
final class ManagerList {

  private ManagerList() {}

  static Optional<PeoplePage> call(ProcedureContext context, ListManagers parameters) {
    Predicate<Node> visible = VisibilityFilter.of(context.transaction(), parameters.viewpoint());
    return People.find(context, parameters.person())
        .filter(visible)
        .map(person -> superiors(person, parameters).stream().filter(visible).toList())
        .map(superiors -> page(context, superiors, parameters));
  }

  private static List<Node> superiors(Node person, ListManagers parameters) {
    return parameters.directAlone() ? Hierarchy.managers(person) : Hierarchy.superiors(person);
  }

  private static PeoplePage page(
      ProcedureContext context, List<Node> superiors, ListManagers parameters) {
    Page page = parameters.page();
    NodeReader reader = new NodeReader(context, parameters.selection());
    return new PeoplePage(
        superiors.size(),
        superiors.stream().skip(page.first()).limit(page.limit()).map(reader::item).toList());
  }
}
