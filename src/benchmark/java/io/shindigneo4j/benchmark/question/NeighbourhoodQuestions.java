package io.shindigneo4j.benchmark.question;

import io.shindigneo4j.schema.graph.RecommendationOperations;
import io.shindigneo4j.schema.graph.RecommendationOperations.Ranking;
import io.shindigneo4j.schema.graph.RecommendationOperations.RecommendFriends;
import io.shindigneo4j.schema.graph.SocialGraphOperations;
import io.shindigneo4j.schema.graph.SocialGraphOperations.FriendsOfFriends;
import io.shindigneo4j.schema.graph.SocialGraphOperations.ShortestPaths;
import io.shindigneo4j.schema.people.Viewpoint;
import io.shindigneo4j.schema.query.Page;
import io.shindigneo4j.schema.query.Selection;
import java.util.List;
import java.util.stream.IntStream;

/** Questions about the neighbourhoods of people. Each answer is a page. */
public final class NeighbourhoodQuestions {

  private static final Selection NAMES = new Selection(List.of("id", "displayName"), List.of());
  private static final Page FIRST = new Page(0, 20);
  private static final int HOPS = 10;
  private static final int EXAMPLES = 3;

  private NeighbourhoodQuestions() {}

  /** The questions about the people with these ids. */
  public static List<Question> of(List<String> ids) {
    return List.of(
        strangers("foaf2", 2, ids), strangers("foaf3", 3, ids), recommended(ids), paths(ids));
  }

  private static Question strangers(String name, int depth, List<String> ids) {
    return Question.ofFriendsOfFriends(
        name,
        ShindigBeans.near(NAMES),
        ids.stream()
            .map(
                id ->
                    new FriendsOfFriends(List.of(id), depth, true, Viewpoint.of(id), FIRST, NAMES))
            .toList());
  }

  private static Question recommended(List<String> ids) {
    return Question.ofList(
        "friend-recommendation",
        RecommendationOperations.RECOMMEND_FRIENDS,
        "people",
        List.of("values", "details", "score", "common", "examples"),
        ShindigBeans.recommendedPerson(NAMES),
        ids.stream().map(NeighbourhoodQuestions::recommended).toList());
  }

  private static RecommendFriends recommended(String id) {
    return new RecommendFriends(
        List.of(id), 1, Ranking.COMMON_FRIENDS, EXAMPLES, Viewpoint.of(id), FIRST, NAMES);
  }

  /** Paths from each person to the next. */
  private static Question paths(List<String> ids) {
    return Question.ofItem(
        "shortest-path",
        SocialGraphOperations.SHORTEST_PATHS,
        ShindigBeans.path(NAMES),
        IntStream.range(1, ids.size()).mapToObj(i -> path(ids.get(i - 1), ids.get(i))).toList());
  }

  private static ShortestPaths path(String from, String to) {
    return new ShortestPaths(from, to, HOPS, 1, Viewpoint.of(from), NAMES);
  }
}
