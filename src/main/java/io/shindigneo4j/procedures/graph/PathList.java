package io.shindigneo4j.procedures.graph;

import io.shindigneo4j.schema.graph.Paths;
import io.shindigneo4j.schema.graph.ShortestPaths;
import io.shindigneo4j.schema.query.Item;
import io.shindigneo4j.server.graph.SocialGraph;
import io.shindigneo4j.server.procedure.ProcedureContext;
import java.util.Arrays;
import java.util.List;

/** The shortest paths from a person to another. */
final class PathList {

  private PathList() {}

  static Paths call(ProcedureContext context, Effort effort, ShortestPaths parameters) {
    Crowd crowd = new Crowd(context, effort, parameters.viewpoint());
    int from = crowd.number(parameters.from());
    int to = crowd.number(parameters.to());
    if (from == SocialGraph.NONE || to == SocialGraph.NONE) {
      return Paths.NONE;
    }
    Meeting meeting =
        new Meeting(crowd.graph(), crowd.visible(), crowd.effort(), from, to, parameters.hops());
    return meeting.found() ? answer(context, crowd, meeting, parameters) : Paths.NONE;
  }

  private static Paths answer(
      ProcedureContext context, Crowd crowd, Meeting meeting, ShortestPaths parameters) {
    Profiles profiles = new Profiles(context, parameters.selection());
    List<int[]> paths =
        PathsInOrder.of(crowd.graph(), crowd.effort(), meeting, profiles::id, parameters.paths());
    return new Paths(
        (long) meeting.distance(), paths.stream().map(path -> people(profiles, path)).toList());
  }

  private static List<Item> people(Profiles profiles, int[] path) {
    return Arrays.stream(path).mapToObj(profiles::item).toList();
  }
}
