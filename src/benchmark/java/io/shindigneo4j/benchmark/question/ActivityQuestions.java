package io.shindigneo4j.benchmark.question;

import io.shindigneo4j.schema.activities.ActivityOperations;
import io.shindigneo4j.schema.activities.ActivityOperations.ActivityKind;
import io.shindigneo4j.schema.activities.ActivityOperations.ListActivities;
import io.shindigneo4j.schema.people.PeopleSelector.PeopleRelation;
import java.util.List;
import java.util.stream.Stream;

/** Questions about activities. */
final class ActivityQuestions {

  private static final int PAGE = 20;

  private static final int FEED = 100;

  private static final int TEN = 10;

  private static final int BULKY_PAGE = 120;

  /** The application that asks. It sees what no application has posted. */
  private static final String APPLICATION = "app";

  private static final List<String> VALUES = List.of("values");

  private final QuestionSubjects subjects;

  ActivityQuestions(QuestionSubjects subjects) {
    this.subjects = subjects;
  }

  Question activity() {
    return Question.ofList(
        "activity",
        ActivityOperations.LIST,
        "activities",
        VALUES,
        ActivityDocumentReader::entry,
        withActivities("activity", 1)
            .map(place -> activities(List.of(place), activities(place, 1), 1))
            .toList());
  }

  private Stream<Integer> withActivities(String question, int least) {
    return subjects.some(
        question, place -> subjects.population().activities(place).size() >= least);
  }

  private List<String> activities(int place, int count) {
    return subjects.population().activities(place).subList(0, count);
  }

  private static ListActivities activities(List<Integer> people, List<String> ids, int limit) {
    return activitiesOf(QuestionSubjects.ids(people), ids, limit);
  }

  private static ListActivities activitiesOf(List<String> people, List<String> ids, int limit) {
    return new ListActivities(
        ActivityKind.ENTRY,
        QuestionSubjects.aroundIds(people, PeopleRelation.SELF),
        APPLICATION,
        ids,
        FirstPage.of(limit),
        Questions.ACTIVITIES);
  }

  Question ownActivities() {
    return ownActivities(withActivities("own-activities", 1).map(Population::id));
  }

  /** The question about people with these ids. */
  static Question ownActivities(Stream<String> people) {
    return Question.ofList(
        "own-activities",
        ActivityOperations.LIST,
        "activities",
        VALUES,
        ActivityDocumentReader::entry,
        people.map(id -> activitiesOf(List.of(id), List.of(), PAGE)).toList());
  }

  Question activitiesOfTen() {
    return Question.ofList(
        "activities-10",
        ActivityOperations.LIST,
        "activities",
        VALUES,
        ActivityDocumentReader::entry,
        subjects
            .several("activities-10", TEN, place -> true)
            .map(people -> activities(people, List.of(), BULKY_PAGE))
            .toList());
  }

  Question tenActivities() {
    return Question.ofList(
        "activity-list-10",
        ActivityOperations.LIST,
        "activities",
        VALUES,
        ActivityDocumentReader::entry,
        withActivities("activity-list-10", TEN)
            .map(place -> activities(List.of(place), activities(place, TEN), TEN))
            .toList());
  }

  Question feed() {
    return Question.ofList(
        "feed",
        ActivityOperations.LIST,
        "activities",
        VALUES,
        ActivityDocumentReader::entry,
        subjects
            .some(
                "feed",
                place -> subjects.isUsual(place) && subjects.population().feed(place) >= FEED)
            .map(ActivityQuestions::feedOf)
            .toList());
  }

  private static ListActivities feedOf(int place) {
    return new ListActivities(
        ActivityKind.ENTRY,
        QuestionSubjects.around(List.of(place), PeopleRelation.FRIENDS),
        APPLICATION,
        List.of(),
        FirstPage.of(FEED),
        Questions.ACTIVITIES);
  }
}
