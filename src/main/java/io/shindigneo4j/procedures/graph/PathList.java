package io.shindigneo4j.procedures.graph;

import io.shindigneo4j.procedures.query.WorkBudget;
import io.shindigneo4j.schema.graph.SocialGraphOperations.Paths;
import io.shindigneo4j.schema.graph.SocialGraphOperations.ShortestPaths;
import io.shindigneo4j.schema.query.Item;
import io.shindigneo4j.server.graph.SocialGraph;
import io.shindigneo4j.server.procedure.ProcedureContext;
import java.util.Arrays;
import java.util.List;

/** The shortest paths from a person to another. */
final class PathList {

  private PathList() {}

  static Paths call(ProcedureContext context, WorkBudget budget, ShortestPaths parameters) {
    GraphView view = new GraphView(context, budget, parameters.viewpoint());
    int from = view.number(parameters.from());
    int to = view.number(parameters.to());
    if (from == SocialGraph.NONE || to == SocialGraph.NONE) {
      return Paths.NONE;
    }
    BidirectionalSearch search =
        new BidirectionalSearch(
            view.graph(), view.visible(), view.budget(), from, to, parameters.hops());
    return search.found() ? answer(context, view, search, parameters) : Paths.NONE;
  }

  private static Paths answer(
      ProcedureContext context,
      GraphView view,
      BidirectionalSearch search,
      ShortestPaths parameters) {
    ProfileReader profiles = new ProfileReader(context, parameters.selection());
    List<int[]> paths =
        PathsInOrder.of(view.graph(), view.budget(), search, profiles.byId(), parameters.paths());
    return new Paths(
        (long) search.distance(), paths.stream().map(path -> people(profiles, path)).toList());
  }

  private static List<Item> people(ProfileReader profiles, int[] path) {
    return Arrays.stream(path).mapToObj(profiles::item).toList();
  }
}
