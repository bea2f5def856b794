package io.shindigneo4j.schema.search;

import io.shindigneo4j.schema.Operation;

/** How people are found by words. */
public final class SearchOperations {

  /** The full-text index that all of it is found in. */
  public static final String INDEX = "people_search";

  /** How many people besides the viewer's friends a completion looks at. */
  public static final long MOST_STRANGERS = 1_000;

  /**
   * People who have all words of a text in their names, titles, interests, organisations or groups,
   * as far as the viewer may see and know of them; naturally by the rank of the word that is found
   * at the worst place (see {@link Lookup}), then by id. One record: {@code total}, the number of
   * all that match, {@code complete}, false where some lookup has found as much as it may, so that
   * there may be more, and {@code people}, a list of maps of {@code values} and {@code details}.
   */
  public static final Operation<FindPeople, ?> PEOPLE =
      Operation.read(
          "search.people",
          "People who have all words of a text in their profiles or groups.",
          FindPeople.class);

  /**
   * People whose names have words that begin so, for a search box: the viewer's friends first, then
   * others, by id each. Others are looked for among the first {@value #MOST_STRANGERS} that the
   * index has; a friend's name counts by what follows a blank or a hyphen. One record: {@code
   * people}, a list of maps of {@code values} and {@code details}.
   */
  public static final Operation<CompletePeople, ?> COMPLETE =
      Operation.read(
          "search.complete",
          "People whose names have words that begin so, friends first.",
          CompletePeople.class);

  private SearchOperations() {}
}
