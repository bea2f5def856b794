package io.shindigneo4j.procedures.graph;

import io.shindigneo4j.schema.graph.ShortestPaths;
import io.shindigneo4j.server.graph.SocialGraph;
import io.shindigneo4j.server.procedure.ProcedureContext;
import io.shindigneo4j.server.procedure.ProcedureResult;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** The shortest paths from a person to another. */
final class PathList {

  private static final List<String> COLUMNS = List.of("length", "paths");

  private PathList() {}

  static ProcedureResult call(ProcedureContext context, Effort effort, ShortestPaths parameters) {
    Crowd crowd = new Crowd(context, effort, parameters.viewpoint());
    int from = crowd.number(parameters.from());
    int to = crowd.number(parameters.to());
    if (from == SocialGraph.NONE || to == SocialGraph.NONE) {
      return none();
    }
    Meeting meeting =
        new Meeting(crowd.graph(), crowd.visible(), crowd.effort(), from, to, parameters.hops());
    return meeting.found() ? answer(context, crowd, meeting, parameters) : none();
  }

  private static ProcedureResult none() {
    return ProcedureResult.single(COLUMNS, null, List.of());
  }

  private static ProcedureResult answer(
      ProcedureContext context, Crowd crowd, Meeting meeting, ShortestPaths parameters) {
    Profiles profiles = new Profiles(context, parameters.selection());
    List<int[]> paths =
        PathsInOrder.of(crowd.graph(), crowd.effort(), meeting, profiles::id, parameters.paths());
    return ProcedureResult.single(
        COLUMNS,
        (long) meeting.distance(),
        paths.stream().map(path -> people(profiles, path)).toList());
  }

  private static List<Map<String, Object>> people(Profiles profiles, int[] path) {
    return Arrays.stream(path).mapToObj(profiles::item).toList();
  }
}
