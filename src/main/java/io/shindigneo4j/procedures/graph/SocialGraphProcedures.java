package io.shindigneo4j.procedures.graph;

import io.shindigneo4j.procedures.query.WorkBudget;
import io.shindigneo4j.schema.Operation;
import io.shindigneo4j.schema.graph.RecommendationOperations;
import io.shindigneo4j.schema.graph.SocialGraphOperations;
import io.shindigneo4j.server.procedure.ProcedurePack;
import io.shindigneo4j.server.procedure.ProcedureRegistry;

/** The operations on the social graph by their names. */
public final class SocialGraphProcedures implements ProcedurePack {

  @Override
  public void register(ProcedureRegistry registry) {
    register(registry, SocialGraphOperations.FRIENDS_OF_FRIENDS, FriendsOfFriendsList::call);
    register(registry, SocialGraphOperations.SHORTEST_PATHS, PathList::call);
    register(registry, RecommendationOperations.RECOMMEND_FRIENDS, FriendRecommendations::call);
    register(registry, RecommendationOperations.RECOMMEND_GROUPS, GroupRecommendations::call);
    register(registry, SocialGraphOperations.MUTUAL_FRIENDS, MutualFriendsList::call);
    register(registry, SocialGraphOperations.RELATION, RelationGet::call);
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
}
