package io.shindigneo4j.procedures.graph;

import io.shindigneo4j.procedures.query.WorkBudget;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.graph.RecommendationOperations.FriendRecommendation;
import io.shindigneo4j.schema.graph.RecommendationOperations.Ranking;
import io.shindigneo4j.schema.graph.RecommendationOperations.RecommendFriends;
import io.shindigneo4j.schema.graph.RecommendationOperations.RecommendedPeople;
import io.shindigneo4j.server.graph.NodeIds;
import io.shindigneo4j.server.graph.SocialGraph;
import io.shindigneo4j.server.procedure.ProcedureContext;
import java.util.BitSet;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.RelationshipType;

/** Recommends people who have friends in common with the user. */
final class FriendRecommendations {

  private static final double BILLION = 1e9;
  private static final int MIN_FRIENDS = 2;

  private static final RelationshipType DISMISSED = RelationshipType.withName(GraphNames.DISMISSED);
  private static final RelationshipType[] IN_BOTH_DIRECTIONS = {
    RelationshipType.withName(GraphNames.FRIEND_REQUEST),
    RelationshipType.withName(GraphNames.BLOCKS)
  };

  private final GraphView view;
  private final RecommendFriends parameters;
  private final ProfileReader profiles;
  private final int[] users;

  /** The users' friends. */
  private final IndexedSet friends;

  private FriendRecommendations(
      ProcedureContext context, WorkBudget budget, RecommendFriends parameters) {
    this.parameters = parameters;
    view = new GraphView(context, budget, parameters.viewpoint());
    profiles = new ProfileReader(context, parameters.selection());
    users = view.numbers(parameters.users());
    friends = view.visibleFriends(users);
  }

  static RecommendedPeople call(
      ProcedureContext context, WorkBudget budget, RecommendFriends parameters) {
    return new FriendRecommendations(context, budget, parameters).answer();
  }

  private RecommendedPeople answer() {
    Tally common = new Tally(view.budget(), view.graph().people());
    for (int place = 0; place < friends.size(); place++) {
      int friend = friends.number(place);
      common.add(place + 1, view.graph().incomingFriends(friend), weight(friend));
    }
    IndexedSet leftOut = leftOut();
    BestFirst best = new BestFirst(parameters.page(), profiles.byId());
    for (int place = 0; place < common.size(); place++) {
      int person = common.number(place);
      if (common.count(place) >= parameters.minimumCommon()
          && !leftOut.contains(person)
          && view.visible().test(person)) {
        best.add(person, score(common, place));
      }
    }
    FriendsInCommon shared =
        new FriendsInCommon(view.budget(), profiles, friends, parameters.examples());
    return new RecommendedPeople(
        best.total(), best.page().stream().map(found -> item(found, shared)).toList());
  }

  private long score(Tally common, int place) {
    return switch (parameters.ranking()) {
      case COMMON_FRIENDS -> common.count(place);
      case ADAMIC_ADAR -> common.weight(place);
    };
  }

  private long weight(int friend) {
    if (parameters.ranking() == Ranking.COMMON_FRIENDS) {
      return 0;
    }
    int degree = view.visibleFriends(friend).size();
    return Math.round(BILLION / Math.log(Math.max(degree, MIN_FRIENDS)));
  }

  private IndexedSet leftOut() {
    IndexedSet leftOut = new IndexedSet();
    for (int user : users) {
      leftOut.add(user);
      view.addAll(leftOut, view.graph().friends(user));
      view.addAll(leftOut, view.graph().incomingFriends(user));
      Node node = view.node(user);
      addTied(leftOut, node, Direction.BOTH, IN_BOTH_DIRECTIONS);
      addTied(leftOut, node, Direction.OUTGOING, DISMISSED);
    }
    return leftOut;
  }

  private void addTied(
      IndexedSet leftOut, Node user, Direction direction, RelationshipType... types) {
    for (Relationship tie : user.getRelationships(direction, types)) {
      int other = view.graph().person(NodeIds.of(tie.getOtherNode(user)));
      if (other != SocialGraph.NONE) {
        leftOut.add(other);
      }
    }
  }

  private FriendRecommendation item(Scored found, FriendsInCommon shared) {
    BitSet common = shared.among(view.graph().friends(found.number()));
    return new FriendRecommendation(
        profiles.item(found.number()),
        found.score(),
        common.cardinality(),
        shared.examples(common));
  }
}
