package io.shindigneo4j.schema.search;

import static io.shindigneo4j.schema.ResultType.one;

import io.shindigneo4j.schema.Operation;

/** Finding people by words. */
public final class SearchOperations {

  /** The full-text index of people and of what they are found by. */
  public static final String INDEX = "people_search";

  /** How many people besides the viewer's friends a completion looks at. */
  public static final long MOST_STRANGERS = 1_000;

  /**
   * How many organisations, people and groups a lookup looks at, and how many bonds of members. A
   * person may have many of one name.
   */
  public static final long MOST_ENTRIES = 10_000;

  /**
   * People who have all words of a text in their names, titles, interests, organisations or groups,
   * as far as the viewer may see these. The natural order is the worst rank of a word (see {@link
   * Lookup}), then the id.
   */
  public static final Operation<FindPeople, SearchResults> PEOPLE =
      Operation.read(
          "search.people",
          "People who have all words of a text in their profiles or groups.",
          FindPeople.class,
          one(SearchResults.class));

  /**
   * People whose names have words that begin so, for a search box: the viewer's friends first, then
   * others, by id each. Others are looked for among the first {@value #MOST_STRANGERS} that the
   * index has; a friend's name counts by what follows a blank or a hyphen.
   */
  public static final Operation<CompletePeople, PeopleSuggestions> COMPLETE =
      Operation.read(
          "search.complete",
          "People whose names have words that begin so, friends first.",
          CompletePeople.class,
          one(PeopleSuggestions.class));

  private SearchOperations() {}
}
