package io.shindigneo4j.benchmark.suite.growth;

import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.schema.Operation;
import io.shindigneo4j.schema.graph.FriendsOfFriends;
import io.shindigneo4j.schema.graph.Ranking;
import io.shindigneo4j.schema.graph.RecommendFriends;
import io.shindigneo4j.schema.graph.ShortestPaths;
import io.shindigneo4j.schema.graph.SocialGraphOperations;
import io.shindigneo4j.schema.people.Viewpoint;
import io.shindigneo4j.schema.query.Page;
import io.shindigneo4j.schema.query.Selection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** What is asked about the neighbourhoods of people. */
final class Neighbours {

  private static final Selection NAMES = new Selection(List.of("id", "displayName"), List.of());
  private static final Page FIRST = new Page(0, 20);
  private static final int HOPS = 10;
  private static final int EXAMPLES = 3;

  private Neighbours() {}

  /** By the names of the questions. */
  static Map<String, List<Statement>> of(List<String> ids) {
    Map<String, List<Statement>> asked = new LinkedHashMap<>();
    asked.put("foaf2", ids.stream().map(id -> strangers(id, 2)).toList());
    asked.put("foaf3", ids.stream().map(id -> strangers(id, 3)).toList());
    asked.put("friend-recommendation", ids.stream().map(Neighbours::recommended).toList());
    asked.put(
        "shortest-path",
        IntStream.range(1, ids.size()).mapToObj(i -> path(ids.get(i - 1), ids.get(i))).toList());
    return asked;
  }

  private static Statement strangers(String id, int depth) {
    return statement(
        SocialGraphOperations.FRIENDS_OF_FRIENDS,
        new FriendsOfFriends(List.of(id), depth, true, Viewpoint.of(id), FIRST, NAMES));
  }

  private static Statement recommended(String id) {
    return statement(
        SocialGraphOperations.RECOMMEND_FRIENDS,
        new RecommendFriends(
            List.of(id), 1, Ranking.COMMON_FRIENDS, EXAMPLES, Viewpoint.of(id), FIRST, NAMES));
  }

  private static Statement path(String from, String to) {
    return statement(
        SocialGraphOperations.SHORTEST_PATHS,
        new ShortestPaths(from, to, HOPS, 1, Viewpoint.of(from), NAMES));
  }

  private static <P extends Record> Statement statement(Operation<P> operation, P parameters) {
    return Statement.procedure(operation.name()).with(operation.toMap(parameters));
  }
}
