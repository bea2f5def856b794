package io.shindigneo4j.schema.search;

import io.shindigneo4j.schema.Description;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A search of the index for one word. Each hit has a rank, the better the smaller: 0 for a whole
 * word of a name, 1 for the beginning of one, 2 for a title, 3 for an interest or tag, 4 for an
 * organisation, 5 for a group.
 *
 * @param person the rank of people who are found, {@value #NONE} where none are meant
 */
public record Lookup(
    @Description("the place of the word") long word,
    @Description("in the words of Lucene's query parser") String text,
    @Description("the rank of people who are found, -1 where none are meant") long person,
    @Description("that of whose organisation is found") long organization,
    @Description("that of who is in a group that is found") long group) {

  public static final long NONE = -1;

  /**
   * All of some words.
   *
   * @param groups whether people are found by their groups
   */
  static List<Lookup> of(List<String> words, boolean groups) {
    return IntStream.range(0, words.size())
        .boxed()
        .flatMap(place -> of(place, words.get(place), groups ? 5 : NONE))
        .toList();
  }

  private static Stream<Lookup> of(long place, String word, long group) {
    return Stream.of(
        new Lookup(place, IndexQuery.whole(IndexQuery.NAMES, word), 0, NONE, NONE),
        new Lookup(place, IndexQuery.prefix(IndexQuery.NAMES, word), 1, NONE, NONE),
        new Lookup(place, IndexQuery.prefix(List.of("title"), word), NONE, 2, group),
        new Lookup(
            place, IndexQuery.prefix(List.of("interests", "tags", "name"), word), 3, 4, NONE));
  }
}
