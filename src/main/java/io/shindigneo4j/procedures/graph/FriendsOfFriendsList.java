package io.shindigneo4j.procedures.graph;

import io.shindigneo4j.procedures.query.WorkBudget;
import io.shindigneo4j.schema.graph.SocialGraphOperations.FriendsOfFriends;
import io.shindigneo4j.schema.graph.SocialGraphOperations.NearbyPeople;
import io.shindigneo4j.server.procedure.ProcedureContext;
import java.util.List;

/** The friends of people, their friends, and so on. */
final class FriendsOfFriendsList {

  private FriendsOfFriendsList() {}

  static NearbyPeople call(
      ProcedureContext context, WorkBudget budget, FriendsOfFriends parameters) {
    GraphView view = new GraphView(context, budget, parameters.viewpoint());
    ProfileReader profiles = new ProfileReader(context, parameters.selection());
    BestFirst nearest = new BestFirst(parameters.page(), profiles.byId());
    BreadthFirstSearch search =
        new BreadthFirstSearch(
            IndexedSet.bounded(view.graph().people()),
            view.graph()::friends,
            person -> true,
            view.budget(),
            view.numbers(parameters.users()));
    int least = parameters.strangersOnly() ? 2 : 1;
    while (search.last() < parameters.depth() && search.size(search.last()) > 0) {
      search.step();
      if (search.last() >= least) {
        addLast(nearest, search, view);
      }
    }
    List<Scored> page = nearest.page();
    return new NearbyPeople(
        nearest.total(),
        page.stream().map(found -> -found.score()).toList(),
        profiles.valuesByProperty(page),
        profiles.detailsByPerson(page));
  }

  private static void addLast(BestFirst nearest, BreadthFirstSearch search, GraphView view) {
    int last = search.last();
    int[] visible = new int[search.size(last)];
    int count = 0;
    for (int place = search.start(last); place < search.end(last); place++) {
      if (view.visible().test(search.person(place))) {
        visible[count++] = search.person(place);
      }
    }
    nearest.addAll(visible, count, -last);
  }
}
