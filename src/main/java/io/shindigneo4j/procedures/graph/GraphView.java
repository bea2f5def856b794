package io.shindigneo4j.procedures.graph;

import io.shindigneo4j.procedures.people.People;
import io.shindigneo4j.procedures.people.VisibilityFilter;
import io.shindigneo4j.procedures.query.WorkBudget;
import io.shindigneo4j.schema.people.Viewpoint;
import io.shindigneo4j.server.graph.NodeIds;
import io.shindigneo4j.server.graph.SocialGraph;
import io.shindigneo4j.server.procedure.ProcedureContext;
import java.util.List;
import java.util.function.IntPredicate;
import org.neo4j.graphdb.Node;

/** The social graph as far as a viewer may see it. People are numbers. For one call. */
final class GraphView {

  private final ProcedureContext context;
  private final SocialGraph graph;
  private final WorkBudget budget;
  private final IntPredicate visible;

  GraphView(ProcedureContext context, WorkBudget budget, Viewpoint viewpoint) {
    this.context = context;
    this.graph = context.graph();
    this.budget = budget;
    this.visible = VisibilityFilter.ofNumbers(context, viewpoint, budget::spend);
  }

  /** Adds those whom relationships lead to. */
  void addAll(IndexedSet set, int[] people) {
    for (int person : people) {
      budget.spend();
      set.add(person);
    }
  }

  SocialGraph graph() {
    return graph;
  }

  WorkBudget budget() {
    return budget;
  }

  /** Whom the viewer may see. */
  IntPredicate visible() {
    return visible;
  }

  /** The number of a person, {@link SocialGraph#NONE} for an unknown id. */
  int number(String id) {
    return People.number(context, id);
  }

  /** As {@link #number}, and {@link SocialGraph#NONE} for somebody whom the viewer may not see. */
  int visibleNumber(String id) {
    int number = number(id);
    return number != SocialGraph.NONE && visible.test(number) ? number : SocialGraph.NONE;
  }

  /** Those of the people who are known, each once. */
  int[] numbers(List<String> ids) {
    return ids.stream()
        .distinct()
        .mapToInt(this::number)
        .filter(number -> number != SocialGraph.NONE)
        .toArray();
  }

  Node node(int person) {
    return NodeIds.node(context.transaction(), graph.personNode(person));
  }

  /** The friends of people whom the viewer may see, each once. */
  IndexedSet visibleFriends(int... people) {
    IndexedSet found = new IndexedSet();
    for (int person : people) {
      for (int friend : graph.friends(person)) {
        budget.spend();
        if (friend != person && visible.test(friend)) {
          found.add(friend);
        }
      }
    }
    return found;
  }
}
