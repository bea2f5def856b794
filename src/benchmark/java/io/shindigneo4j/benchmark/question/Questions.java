package io.shindigneo4j.benchmark.question;

import io.shindigneo4j.schema.query.Selection;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** All questions about a population. */
public final class Questions {

  /** The empty call: the least that any call costs. */
  public static final Question EMPTY =
      new Question(
          "empty",
          EmptyProcedures.NAME,
          EmptyProcedures.CYPHER,
          EmptyProcedures.CYPHER,
          AnswerShape.item(record -> record.get("one")),
          List.of(Map.of()));

  static final Selection MESSAGES =
      new Selection(List.of("id", "senderId", "timeSent", "title", "body", "status"), List.of());

  static final Selection ACTIVITIES =
      new Selection(List.of("id", "owner", "published", "document"), List.of());

  static final Selection COLLECTIONS =
      new Selection(List.of("id", "title", "total", "unread"), List.of());

  private Questions() {}

  /**
   * The questions about random people, the same in each run.
   *
   * @param variety the largest number of parameter sets
   */
  public static List<Question> about(Population population, int variety) {
    return all(new QuestionSubjects(population, variety, population::some));
  }

  /** The questions about the first people that have what is asked for. */
  public static List<Question> aboutFirst(int people, Population population) {
    return all(
        new QuestionSubjects(
            population,
            people,
            (question, count, wanted) ->
                IntStream.range(0, people).filter(wanted).limit(count).boxed().toList()));
  }

  public static List<String> names(Population population) {
    return about(population, 1).stream().map(Question::name).toList();
  }

  /** The questions in the order of the report. */
  private static List<Question> all(QuestionSubjects subjects) {
    PeopleQuestions people = new PeopleQuestions(subjects);
    GroupQuestions groups = new GroupQuestions(subjects);
    MessageQuestions messages = new MessageQuestions(subjects);
    ActivityQuestions activities = new ActivityQuestions(subjects);
    GraphQuestions graph = new GraphQuestions(subjects);
    return List.of(
        EMPTY,
        people.person(),
        people.tenPeople(),
        people.friends(),
        people.friendsOfTen(),
        groups.groupMembers(),
        groups.groupsOfPerson(),
        messages.inbox(),
        messages.collections(),
        messages.message(),
        activities.activity(),
        activities.ownActivities(),
        activities.activitiesOfTen(),
        activities.tenActivities(),
        activities.feed(),
        graph.friendsOfFriends("foaf2", 2),
        graph.friendsOfFriends("foaf3", 3),
        graph.recommendations(),
        groups.groupRecommendations(),
        graph.shortestPath());
  }
}
