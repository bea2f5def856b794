package io.shindigneo4j.procedures.graph;

import io.shindigneo4j.procedures.query.WorkBudget;
import io.shindigneo4j.schema.graph.SocialGraphOperations.MutualFriends;
import io.shindigneo4j.schema.people.PeopleOperations.PeoplePage;
import io.shindigneo4j.server.graph.SocialGraph;
import io.shindigneo4j.server.procedure.ProcedureContext;

/** The friends that two people have in common. */
final class MutualFriendsList {

  private MutualFriendsList() {}

  static PeoplePage call(ProcedureContext context, WorkBudget budget, MutualFriends parameters) {
    GraphView view = new GraphView(context, budget, parameters.viewpoint());
    int user = view.visibleNumber(parameters.user());
    int other = view.visibleNumber(parameters.other());
    Profiles profiles = new Profiles(context, parameters.selection());
    BestFirst mutual = new BestFirst(parameters.page(), profiles.byId());
    if (user != SocialGraph.NONE && other != SocialGraph.NONE) {
      addMutual(mutual, view.visibleFriends(user), view.visibleFriends(other));
    }
    return new PeoplePage(
        mutual.total(),
        mutual.page().stream().map(found -> profiles.item(found.number())).toList());
  }

  private static void addMutual(BestFirst mutual, IndexedSet friends, IndexedSet others) {
    for (int place = 0; place < friends.size(); place++) {
      if (others.contains(friends.number(place))) {
        mutual.add(friends.number(place), 0);
      }
    }
  }
}
