package io.shindigneo4j.schema.search;

import io.shindigneo4j.schema.Description;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A search of the index for one word, or for people by all words. Each hit has a rank, the better
 * the smaller: 0 for a whole word of a name, 1 for the beginning of one, 2 for a title, 3 for an
 * interest or tag, 4 for an organisation, 5 for a group.
 *
 * @param person the rank of people who are found, {@value #NONE} where none are meant
 */
public record Lookup(
    @Description("the place of the word, -1 for all words") long word,
    @Description("in the words of Lucene's query parser") String text,
    @Description("the rank of people who are found, -1 where none are meant") long person,
    @Description("that of whose organisation is found") long organization,
    @Description("that of who is in a group that is found") long group) {

  public static final long NONE = -1;

  /** Stands for all words together. */
  public static final long ALL_WORDS = -1;

  private static final List<String> TITLE = List.of("title");
  private static final List<String> INTERESTS = List.of("interests", "tags");
  private static final List<String> NAME = List.of("name");

  /**
   * All of some words. Several words first look for people who have them all, so that the index
   * finds no more than these.
   *
   * @param groups whether people are found by their groups
   */
  static List<Lookup> of(List<String> words, boolean groups) {
    long group = groups ? 5 : NONE;
    return words.size() == 1
        ? ofOne(words.get(0), group)
        : Stream.of(together(words), bonds(words, group), alone(words))
            .flatMap(lookups -> lookups)
            .toList();
  }

  private static Stream<Lookup> together(List<String> words) {
    return Stream.of(
        people(ALL_WORDS, IndexQuery.all(words, each -> whole(each)), 0),
        people(ALL_WORDS, IndexQuery.all(words, each -> beginning(each)), 1),
        people(
            ALL_WORDS, IndexQuery.all(words, each -> beginning(each) + " " + interest(each)), 3));
  }

  private static Stream<Lookup> bonds(List<String> words, long group) {
    return places(words)
        .flatMap(
            place ->
                Stream.of(
                    new Lookup(place, IndexQuery.prefix(TITLE, words.get(place)), NONE, 2, group),
                    new Lookup(place, IndexQuery.prefix(NAME, words.get(place)), NONE, 4, NONE)));
  }

  private static Stream<Lookup> alone(List<String> words) {
    return places(words)
        .flatMap(
            place ->
                Stream.of(
                    people(place, whole(words.get(place)), 0),
                    people(place, beginning(words.get(place)), 1),
                    people(place, interest(words.get(place)), 3)));
  }

  private static Stream<Integer> places(List<String> words) {
    return IntStream.range(0, words.size()).boxed();
  }

  private static Lookup people(long word, String text, long rank) {
    return new Lookup(word, text, rank, NONE, NONE);
  }

  private static String whole(String word) {
    return IndexQuery.whole(IndexQuery.NAMES, word);
  }

  private static String beginning(String word) {
    return IndexQuery.prefix(IndexQuery.NAMES, word);
  }

  private static String interest(String word) {
    return IndexQuery.prefix(INTERESTS, word);
  }

  private static List<Lookup> ofOne(String word, long group) {
    return List.of(
        people(0, whole(word), 0),
        people(0, beginning(word), 1),
        new Lookup(0, IndexQuery.prefix(TITLE, word), NONE, 2, group),
        new Lookup(0, interest(word) + " " + IndexQuery.prefix(NAME, word), 3, 4, NONE));
  }

  /** Whether it finds people by what they are bound to: an organisation or a group. */
  public boolean isBond() {
    return organization >= 0 || group >= 0;
  }
}
