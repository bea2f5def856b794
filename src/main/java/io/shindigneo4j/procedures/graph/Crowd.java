package io.shindigneo4j.procedures.graph;

import io.shindigneo4j.schema.people.Reach;
import io.shindigneo4j.schema.people.Viewpoint;
import io.shindigneo4j.server.graph.NodeIds;
import io.shindigneo4j.server.graph.SocialGraph;
import io.shindigneo4j.server.procedure.ProcedureContext;
import java.util.List;
import java.util.function.IntPredicate;
import org.neo4j.graphdb.Node;

/** People and their friends by number, as far as somebody may see them. For one call. */
final class Crowd {

  private final ProcedureContext context;
  private final SocialGraph graph;
  private final Effort effort;
  private final IntPredicate visible;

  Crowd(ProcedureContext context, Effort effort, Viewpoint viewpoint) {
    this.context = context;
    this.graph = context.graph();
    this.effort = effort;
    this.visible = visible(viewpoint);
  }

  private IntPredicate visible(Viewpoint viewpoint) {
    if (viewpoint.reach() == Reach.EVERYBODY) {
      return person -> true;
    }
    Met seen = new Met();
    int viewer = viewpoint.viewer() == null ? SocialGraph.NONE : number(viewpoint.viewer());
    if (viewer != SocialGraph.NONE) {
      seen.add(viewer);
      if (viewpoint.reach() == Reach.FRIENDS) {
        addAll(seen, graph.friends(viewer));
      }
    }
    return seen::contains;
  }

  /** Adds those whom relationships lead to. */
  void addAll(Met met, int[] people) {
    for (int person : people) {
      effort.spend();
      met.add(person);
    }
  }

  SocialGraph graph() {
    return graph;
  }

  Effort effort() {
    return effort;
  }

  /** Whom the viewer may see. */
  IntPredicate visible() {
    return visible;
  }

  /** The number of a person, {@link SocialGraph#NONE} for an unknown id. */
  int number(String id) {
    long node = context.person(id);
    return node == SocialGraph.NONE ? SocialGraph.NONE : graph.person(node);
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
  Met visibleFriends(int... people) {
    Met found = new Met();
    for (int person : people) {
      for (int friend : graph.friends(person)) {
        effort.spend();
        if (friend != person && visible.test(friend)) {
          found.add(friend);
        }
      }
    }
    return found;
  }
}
