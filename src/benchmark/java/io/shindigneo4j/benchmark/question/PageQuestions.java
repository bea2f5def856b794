package io.shindigneo4j.benchmark.question;

import io.shindigneo4j.schema.activities.ActivityOperations;
import io.shindigneo4j.schema.activities.ActivityOperations.ActivityKind;
import io.shindigneo4j.schema.activities.ActivityOperations.ListActivities;
import io.shindigneo4j.schema.messages.MessageOperations;
import io.shindigneo4j.schema.messages.MessageOperations.ListMessages;
import io.shindigneo4j.schema.people.PeopleOperations;
import io.shindigneo4j.schema.people.PeopleOperations.GetPerson;
import io.shindigneo4j.schema.people.PeopleOperations.ListPeople;
import io.shindigneo4j.schema.people.PeopleSelector;
import io.shindigneo4j.schema.people.PeopleSelector.PeopleRelation;
import io.shindigneo4j.schema.people.Viewpoint;
import io.shindigneo4j.schema.query.Selection;
import java.util.List;

/** Pages that people with certain ids look at. */
public final class PageQuestions {

  private static final int PAGE = 20;
  private static final String INBOX = "@inbox";
  private static final String APPLICATION = "app";
  private static final List<String> VALUES = List.of("values");

  private static final Selection PROFILE =
      new Selection(Population.PROPERTIES, List.of("HAS_ADDRESS", "HAS_ORGANIZATION"));

  private static final Selection PEOPLE = new Selection(Population.PROPERTIES, List.of());

  private PageQuestions() {}

  /** The questions of the people with these ids. */
  public static List<Question> of(List<String> ids) {
    return List.of(
        person(ids),
        friends("friends", ids),
        inbox(ids),
        activities("own-activities", PeopleRelation.SELF, ids),
        activities("feed", PeopleRelation.FRIENDS, ids));
  }

  private static Question person(List<String> ids) {
    return Question.ofItem(
        "person",
        PeopleOperations.GET,
        ShindigBeans.person(PROFILE),
        ids.stream().map(id -> new GetPerson(id, PROFILE)).toList());
  }

  /** The first friends of people. */
  public static Question friends(String name, List<String> ids) {
    return Question.ofList(
        name,
        PeopleOperations.LIST,
        "people",
        List.of("values", "details"),
        ShindigBeans.person(PEOPLE),
        ids.stream()
            .map(id -> around(id, PeopleRelation.FRIENDS))
            .map(around -> new ListPeople(around, null, FirstPage.of(PAGE), PEOPLE))
            .toList());
  }

  private static PeopleSelector around(String id, PeopleRelation circle) {
    return new PeopleSelector(List.of(id), circle, null, Viewpoint.of(id));
  }

  private static Question inbox(List<String> ids) {
    return Question.ofList(
        "inbox",
        MessageOperations.LIST,
        "messages",
        VALUES,
        ShindigBeans::message,
        ids.stream()
            .map(
                id ->
                    new ListMessages(id, INBOX, List.of(), FirstPage.of(PAGE), Questions.MESSAGES))
            .toList());
  }

  private static Question activities(String name, PeopleRelation circle, List<String> ids) {
    return Question.ofList(
        name,
        ActivityOperations.LIST,
        "activities",
        VALUES,
        ActivityDocumentReader::entry,
        ids.stream()
            .map(
                id ->
                    new ListActivities(
                        ActivityKind.ENTRY,
                        around(id, circle),
                        APPLICATION,
                        List.of(),
                        FirstPage.of(PAGE),
                        Questions.ACTIVITIES))
            .toList());
  }
}
