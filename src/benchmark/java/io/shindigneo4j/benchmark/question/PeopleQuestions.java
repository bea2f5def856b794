package io.shindigneo4j.benchmark.question;

import io.shindigneo4j.schema.people.PeopleOperations;
import io.shindigneo4j.schema.people.PeopleOperations.GetPerson;
import io.shindigneo4j.schema.people.PeopleOperations.ListPeople;
import io.shindigneo4j.schema.people.PeopleSelector.PeopleRelation;
import io.shindigneo4j.schema.query.Selection;
import java.util.List;
import java.util.stream.Stream;

/** Questions about people and their friends. */
final class PeopleQuestions {

  private static final int PAGE = 20;

  private static final int TEN = 10;

  private static final int BULKY_PAGE = 120;

  private static final Selection PROFILE =
      new Selection(Population.PROPERTIES, List.of("HAS_ADDRESS", "HAS_ORGANIZATION"));

  private static final Selection PEOPLE = new Selection(Population.PROPERTIES, List.of());

  private static final List<String> VALUES_AND_DETAILS = List.of("values", "details");

  private final QuestionSubjects subjects;

  PeopleQuestions(QuestionSubjects subjects) {
    this.subjects = subjects;
  }

  Question person() {
    return person(subjects.some("person", place -> true).map(Population::id));
  }

  /** The question about people with these ids. */
  static Question person(Stream<String> people) {
    return Question.ofItem(
        "person",
        PeopleOperations.GET,
        ShindigBeans.person(PROFILE),
        people.map(id -> new GetPerson(id, PROFILE)).toList());
  }

  Question friends() {
    return friends(subjects.some("friends", subjects::isUsual).map(Population::id));
  }

  /** The question about people with these ids. */
  static Question friends(Stream<String> people) {
    return Question.ofList(
        "friends",
        PeopleOperations.LIST,
        "people",
        VALUES_AND_DETAILS,
        ShindigBeans.person(PEOPLE),
        people.map(id -> friendsOf(List.of(id), PAGE)).toList());
  }

  Question friendsOfTen() {
    return Question.ofList(
        "friends-10",
        PeopleOperations.LIST,
        "people",
        VALUES_AND_DETAILS,
        ShindigBeans.person(PEOPLE),
        subjects
            .several("friends-10", TEN, subjects::isUsual)
            .map(people -> friendsOf(QuestionSubjects.ids(people), BULKY_PAGE))
            .toList());
  }

  private static ListPeople friendsOf(List<String> people, int limit) {
    return new ListPeople(
        QuestionSubjects.aroundIds(people, PeopleRelation.FRIENDS),
        null,
        FirstPage.of(limit),
        PEOPLE);
  }

  Question tenPeople() {
    return Question.ofList(
        "people-10",
        PeopleOperations.LIST,
        "people",
        VALUES_AND_DETAILS,
        ShindigBeans.person(PROFILE),
        subjects
            .several("people-10", TEN, place -> true)
            .map(people -> QuestionSubjects.around(people, PeopleRelation.SELF))
            .map(around -> new ListPeople(around, null, FirstPage.of(TEN), PROFILE))
            .toList());
  }
}
