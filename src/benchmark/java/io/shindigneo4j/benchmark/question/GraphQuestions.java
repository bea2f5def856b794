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

/** Questions about friends of friends, recommendations and paths. */
final class GraphQuestions {

  private static final int TEN = 10;

  private static final int EXAMPLES = 3;

  /** The fields of people in long lists. */
  private static final Selection NAMES = new Selection(List.of("id", "displayName"), List.of());

  private static final Page EVERYBODY = new Page(0, 10_000);

  private final QuestionSubjects subjects;

  GraphQuestions(QuestionSubjects subjects) {
    this.subjects = subjects;
  }

  Question friendsOfFriends(String name, int depth) {
    return Question.ofFriendsOfFriends(
        name,
        ShindigBeans.near(NAMES),
        subjects
            .some(name, subjects::isUsual)
            .map(Population::id)
            .map(id -> strangers(id, depth))
            .toList());
  }

  private static FriendsOfFriends strangers(String id, int depth) {
    return new FriendsOfFriends(List.of(id), depth, true, Viewpoint.of(id), EVERYBODY, NAMES);
  }

  Question recommendations() {
    return Question.ofList(
        "friend-recommendation",
        RecommendationOperations.RECOMMEND_FRIENDS,
        "people",
        List.of("values", "details", "score", "common", "examples"),
        ShindigBeans.recommendedPerson(NAMES),
        subjects
            .some("friend-recommendation", subjects::isUsual)
            .map(Population::id)
            .map(GraphQuestions::recommendations)
            .toList());
  }

  private static RecommendFriends recommendations(String id) {
    Page page = new Page(0, TEN);
    return new RecommendFriends(
        List.of(id), 1, Ranking.COMMON_FRIENDS, EXAMPLES, Viewpoint.of(id), page, NAMES);
  }

  Question shortestPath() {
    return Question.ofItem(
        "shortest-path",
        SocialGraphOperations.SHORTEST_PATHS,
        ShindigBeans.path(NAMES),
        subjects
            .several("shortest-path", 2, subjects::isUsual)
            .map(ends -> path(Population.id(ends.get(0)), Population.id(ends.get(1))))
            .toList());
  }

  private static ShortestPaths path(String from, String to) {
    return new ShortestPaths(from, to, TEN, 1, Viewpoint.of(from), NAMES);
  }
}
