package io.shindigneo4j.procedures.graph;

import io.shindigneo4j.schema.graph.Proximity;
import io.shindigneo4j.schema.graph.Relation;
import io.shindigneo4j.server.graph.SocialGraph;
import io.shindigneo4j.server.procedure.ProcedureContext;
import java.util.Optional;

/** How two people stand to each other. */
final class RelationGet {

  private RelationGet() {}

  static Optional<Proximity> call(ProcedureContext context, Effort effort, Relation parameters) {
    Crowd crowd = new Crowd(context, effort, parameters.viewpoint());
    int user = crowd.visibleNumber(parameters.user());
    int other = crowd.visibleNumber(parameters.other());
    if (user == SocialGraph.NONE || other == SocialGraph.NONE) {
      return Optional.empty();
    }
    Met friends = crowd.visibleFriends(user);
    Met others = crowd.visibleFriends(other);
    return Optional.of(
        new Proximity(
            distance(crowd, user, other, parameters.hops()),
            friends.inCommon(others),
            friends.size(),
            others.size()));
  }

  private static Long distance(Crowd crowd, int user, int other, long hops) {
    Meeting meeting =
        new Meeting(crowd.graph(), crowd.visible(), crowd.effort(), user, other, hops);
    return meeting.found() ? (long) meeting.distance() : null;
  }
}
