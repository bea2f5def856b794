package io.shindigneo4j.benchmark.question;

import io.shindigneo4j.schema.people.Viewpoint;
import io.shindigneo4j.schema.query.Selection;
import io.shindigneo4j.schema.search.NamePrefix;
import io.shindigneo4j.schema.search.SearchOperations;
import io.shindigneo4j.schema.search.SearchOperations.CompletePeople;
import io.shindigneo4j.schema.search.SearchOperations.FindPeople;
import io.shindigneo4j.schema.search.SearchText;
import io.shindigneo4j.workload.row.PersonRow;
import java.util.List;
import java.util.function.Function;

/** Searches for people by their names. */
public final class SearchQuestions {

  private static final Selection NAMES =
      new Selection(List.of("id", "displayName", "thumbnailUrl"), List.of());

  private static final String PEOPLE = "people";
  private static final List<String> FIELDS = List.of("values", "details");

  private static final int PAGE = 20;
  private static final int BOX = 10;
  private static final int BEGINNING = 3;

  private SearchQuestions() {}

  /**
   * The questions for these people, whom somebody looks for. A search box has the given name and
   * the beginning of the family name; {@code search-box-short} has a beginning alone.
   */
  public static List<Question> of(String viewer, List<PersonRow> people) {
    return List.of(
        box(
            "search-box",
            viewer,
            people,
            each -> each.givenName() + " " + beginning(each.familyName())),
        box("search-box-short", viewer, people, each -> beginning(each.familyName())),
        search("search-word", viewer, people, PersonRow::familyName),
        search(
            "search-two-words",
            viewer,
            people,
            each -> each.givenName() + " " + each.familyName()));
  }

  private static String beginning(String name) {
    return name.substring(0, Math.min(name.length(), BEGINNING));
  }

  private static Question box(
      String name, String viewer, List<PersonRow> people, Function<PersonRow, String> text) {
    return Question.ofUncountedList(
        name,
        SearchOperations.COMPLETE,
        PEOPLE,
        FIELDS,
        ShindigBeans.person(NAMES),
        people.stream()
            .map(text)
            .map(each -> new CompletePeople(NamePrefix.of(each), Viewpoint.of(viewer), BOX, NAMES))
            .toList());
  }

  private static Question search(
      String name, String viewer, List<PersonRow> people, Function<PersonRow, String> text) {
    return Question.ofList(
        name,
        SearchOperations.PEOPLE,
        PEOPLE,
        FIELDS,
        ShindigBeans.person(NAMES),
        people.stream()
            .map(text)
            .map(
                each ->
                    new FindPeople(
                        SearchText.of(each, true), Viewpoint.of(viewer), FirstPage.of(PAGE), NAMES))
            .toList());
  }
}
