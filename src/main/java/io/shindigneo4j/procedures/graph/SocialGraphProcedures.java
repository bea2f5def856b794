package io.shindigneo4j.procedures.graph;

import io.shindigneo4j.procedures.query.WorkBudget;
import io.shindigneo4j.schema.Operation;
import io.shindigneo4j.schema.graph.RecommendationOperations;
import io.shindigneo4j.schema.graph.SocialGraphOperations;
import io.shindigneo4j.schema.graph.SocialGraphOperations.MutualFriends;
import io.shindigneo4j.schema.graph.SocialGraphOperations.Proximity;
import io.shindigneo4j.schema.graph.SocialGraphOperations.Relation;
import io.shindigneo4j.schema.people.PeopleOperations.PeoplePage;
import io.shindigneo4j.server.graph.SocialGraph;
import io.shindigneo4j.server.procedure.ProcedureContext;
import io.shindigneo4j.server.procedure.ProcedurePack;
import io.shindigneo4j.server.procedure.ProcedureRegistry;
import java.util.Optional;

/** The operations on the social graph by their names. */
public final class SocialGraphProcedures implements ProcedurePack {

  @Override
  public void register(ProcedureRegistry registry) {
    register(registry, SocialGraphOperations.FRIENDS_OF_FRIENDS, FriendsOfFriendsList::call);
    register(registry, SocialGraphOperations.SHORTEST_PATHS, PathList::call);
    register(registry, RecommendationOperations.RECOMMEND_FRIENDS, FriendRecommendations::call);
    register(registry, RecommendationOperations.RECOMMEND_GROUPS, GroupRecommendations::call);
    register(
        registry, SocialGraphOperations.MUTUAL_FRIENDS, SocialGraphProcedures::listMutualFriends);
    register(registry, SocialGraphOperations.RELATION, SocialGraphProcedures::getRelation);
    register(registry, SocialGraphOperations.MOST_CONNECTED, MostConnectedList::call);
    registry.register(RecommendationOperations.DISMISS, Dismissals::dismiss);
    registry.register(RecommendationOperations.RESTORE, Dismissals::restore);
    registry.register(SocialGraphOperations.BLOCK, Dismissals::block);
    registry.register(SocialGraphOperations.UNBLOCK, Dismissals::unblock);
  }

  private static <P extends Record, R> void register(
      ProcedureRegistry registry, Operation<P, R> operation, WorkBudget.Work<P, R> algorithm) {
    registry.registerGraph(operation, WorkBudget.limit(registry.workLimit(), algorithm));
  }

  /** The friends that two people have in common. */
  static PeoplePage listMutualFriends(
      ProcedureContext context, WorkBudget budget, MutualFriends parameters) {
    GraphView view = new GraphView(context, budget, parameters.viewpoint());
    int user = view.visibleNumber(parameters.user());
    int other = view.visibleNumber(parameters.other());
    ProfileReader profiles = new ProfileReader(context, parameters.selection());
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

  /** Finds the distance between two people, and counts their friends. */
  static Optional<Proximity> getRelation(
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
