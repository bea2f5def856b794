package io.shindigneo4j.procedures.graph;

import io.shindigneo4j.procedures.query.WorkBudget;
import io.shindigneo4j.schema.graph.SocialGraphOperations.Proximity;
import io.shindigneo4j.schema.graph.SocialGraphOperations.Relation;
import io.shindigneo4j.server.graph.SocialGraph;
import io.shindigneo4j.server.procedure.ProcedureContext;
import java.util.Optional;

/** Finds the distance between two people, and counts their friends. */
final class RelationGet {

  private RelationGet() {}

  static Optional<Proximity> call(
      ProcedureContext context, WorkBudget budget, Relation parameters) {
    GraphView view = new GraphView(context, budget, parameters.viewpoint());
    int user = view.visibleNumber(parameters.user());
    int other = view.visibleNumber(parameters.other());
    if (user == SocialGraph.NONE || other == SocialGraph.NONE) {
      return Optional.empty();
    }
    IndexedSet friends = view.visibleFriends(user);
    IndexedSet others = view.visibleFriends(other);
    return Optional.of(
        new Proximity(
            distance(view, user, other, parameters.hops()),
            friends.intersectionSize(others),
            friends.size(),
            others.size()));
  }

  private static Long distance(GraphView view, int user, int other, long hops) {
    BidirectionalSearch search =
        new BidirectionalSearch(view.graph(), view.visible(), view.budget(), user, other, hops);
    return search.found() ? (long) search.distance() : null;
  }
}
