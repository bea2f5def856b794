package io.shindigneo4j.schema.search;

import static io.shindigneo4j.schema.ResultType.one;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.InvalidParameterException;
import io.shindigneo4j.schema.Operation;
import io.shindigneo4j.schema.people.Viewpoint;
import io.shindigneo4j.schema.query.Item;
import io.shindigneo4j.schema.query.ListQuery;
import io.shindigneo4j.schema.query.Selection;
import java.util.List;

/** Finding people by words. */
public final class SearchOperations {

  /** The full-text index of people and of what they are found by. */
  public static final String INDEX = "people_search";

  /** How many people besides the viewer's friends a completion looks at. */
  public static final long MAX_STRANGERS = 1_000;

  /**
   * How many organisations, people and groups a lookup looks at, and how many bonds of members. A
   * person may have many of one name.
   */
  public static final long MAX_ENTRIES = 10_000;

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
   * others, by id each. Others are looked for among the first {@value #MAX_STRANGERS} that the
   * index has; a friend's name counts by what follows a blank or a hyphen.
   */
  public static final Operation<CompletePeople, PeopleSuggestions> COMPLETE =
      Operation.read(
          "search.complete",
          "People whose names have words that begin so, friends first.",
          CompletePeople.class,
          one(PeopleSuggestions.class));

  private SearchOperations() {}

  /** The parameters of {@link #PEOPLE}. */
  public record FindPeople(
      @Description("what people are searched for") SearchText text,
      @Description("who looks, and how far") Viewpoint viewpoint,
      @Description("filter, order and page") ListQuery query,
      @Description("what to read of each") Selection selection) {}

  /**
   * A page of the people whom a search has found.
   *
   * @param total how many people match
   * @param complete false if a lookup reached its limit, so that there may be more
   */
  public record SearchResults(long total, boolean complete, List<Item> people) {}

  /** The parameters of {@link #COMPLETE}. */
  public record CompletePeople(
      @Description("what words of a name begin with") NamePrefix prefix,
      @Description("who looks, and how far") Viewpoint viewpoint,
      @Description("how many to answer, at most") long limit,
      @Description("what to read of each") Selection selection) {

    public static final int MAX = 20;

    public CompletePeople {
      InvalidParameterException.ifOutside(limit, MAX, "limit");
    }
  }

  /** The result of {@link #COMPLETE}. */
  public record PeopleSuggestions(List<Item> people) {}
}
