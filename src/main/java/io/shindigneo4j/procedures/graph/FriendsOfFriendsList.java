package io.shindigneo4j.procedures.graph;

import io.shindigneo4j.schema.graph.FriendsOfFriends;
import io.shindigneo4j.schema.graph.NearbyPeople;
import io.shindigneo4j.server.procedure.ProcedureContext;
import java.util.List;

/** The friends of people, their friends, and so on. */
final class FriendsOfFriendsList {

  private FriendsOfFriendsList() {}

  static NearbyPeople call(ProcedureContext context, Effort effort, FriendsOfFriends parameters) {
    Crowd crowd = new Crowd(context, effort, parameters.viewpoint());
    Profiles profiles = new Profiles(context, parameters.selection());
    BestFirst nearest = new BestFirst(parameters.page(), profiles::id);
    Walk walk =
        new Walk(
            Met.among(crowd.graph().people()),
            crowd.graph()::friends,
            person -> true,
            crowd.effort(),
            crowd.numbers(parameters.users()));
    int least = parameters.strangersOnly() ? 2 : 1;
    while (walk.last() < parameters.depth() && walk.size(walk.last()) > 0) {
      walk.step();
      if (walk.last() >= least) {
        addLast(nearest, walk, crowd);
      }
    }
    List<Scored> page = nearest.page();
    return new NearbyPeople(
        nearest.total(),
        page.stream().map(found -> -found.score()).toList(),
        profiles.valuesByProperty(page),
        profiles.detailsByPerson(page));
  }

  private static void addLast(BestFirst nearest, Walk walk, Crowd crowd) {
    int last = walk.last();
    for (int place = walk.start(last); place < walk.end(last); place++) {
      if (crowd.visible().test(walk.person(place))) {
        nearest.add(walk.person(place), -last);
      }
    }
  }
}
