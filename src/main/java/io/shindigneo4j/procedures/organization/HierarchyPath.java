package io.shindigneo4j.procedures.organization;

import io.shindigneo4j.procedures.people.People;
import io.shindigneo4j.procedures.people.VisibilityFilter;
import io.shindigneo4j.procedures.query.NodeReader;
import io.shindigneo4j.procedures.query.WorkBudget;
import io.shindigneo4j.schema.organization.OrganizationOperations.FindHierarchyPath;
import io.shindigneo4j.schema.organization.OrganizationOperations.ReportingPath;
import io.shindigneo4j.server.procedure.ProcedureContext;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.neo4j.graphdb.Node;

/** The way between two people by way of the first superior that both have. */
final class HierarchyPath {

  private HierarchyPath() {}

  static Optional<ReportingPath> call(
      ProcedureContext context, WorkBudget budget, FindHierarchyPath parameters) {
    Predicate<Node> visible =
        VisibilityFilter.of(context.transaction(), budget, parameters.viewpoint());
    Optional<Node> person = People.find(context, parameters.person()).filter(visible);
    Optional<Node> target = People.find(context, parameters.target()).filter(visible);
    if (person.isEmpty() || target.isEmpty()) {
      return Optional.empty();
    }
    List<Node> path = between(chain(person.get(), budget), chain(target.get(), budget));
    NodeReader reader = new NodeReader(context, parameters.selection());
    return Optional.of(
        new ReportingPath(
            path.stream().allMatch(visible)
                ? path.stream().map(reader::item).toList()
                : List.of()));
  }

  private static List<Node> chain(Node person, WorkBudget budget) {
    List<Node> chain = Hierarchy.superiors(person, budget::spendStored);
    chain.add(0, person);
    return chain;
  }

  /** Of two chains that meet, the ways to where the first meets the second. */
  private static List<Node> between(List<Node> up, List<Node> down) {
    Map<Node, Integer> places = new HashMap<>();
    for (int place = 0; place < down.size(); place++) {
      places.put(down.get(place), place);
    }
    for (int top = 0; top < up.size(); top++) {
      Integer place = places.get(up.get(top));
      if (place != null) {
        List<Node> path = new ArrayList<>(down.subList(0, place));
        Collections.reverse(path);
        path.addAll(0, up.subList(0, top + 1));
        return path;
      }
    }
    return List.of();
  }
}
