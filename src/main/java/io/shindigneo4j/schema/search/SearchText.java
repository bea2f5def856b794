package io.shindigneo4j.schema.search;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.InvalidParameterException;
import java.util.List;

/**
 * The parsed text of a search for people.
 *
 * @param words each of which a person must have, whole or as the beginning of another
 * @param together how many people a lookup by all words finds at most; if one finds as many, the
 *     lookups by single words are left out
 * @param most how many people another lookup finds at most, and how many members of groups
 */
public record SearchText(
    @Description("each of which a person must have") List<String> words,
    @Description("whether people are found by their groups") boolean groups,
    @Description("how many people all words together find at most") long together,
    @Description("how many people another lookup finds at most") long most,
    @Description("what these words and groups make") List<Lookup> lookups) {

  /** The limit of a lookup for a single word. */
  static final long MAX_OF_ONE = 1_000;

  /** The limit of one of several words: it is higher, as only people found by all words count. */
  static final long MAX_OF_SEVERAL = 10_000;

  public SearchText {
    Words.checked(words);
    if (most < 1 || most > MAX_OF_SEVERAL) {
      throw new InvalidParameterException("most must be 1 to " + MAX_OF_SEVERAL);
    }
    if (together < 1 || together > MAX_OF_ONE) {
      throw new InvalidParameterException("together must be 1 to " + MAX_OF_ONE);
    }
    if (!Lookup.of(words, groups).equals(lookups)) {
      throw new InvalidParameterException("lookups must be those of the words");
    }
  }

  /**
   * What a text asks for.
   *
   * @throws InvalidParameterException where it has no words or too many, or is too long
   */
  public static SearchText of(String text, boolean groups) {
    List<String> words = Words.of(text);
    long most = words.size() == 1 ? MAX_OF_ONE : MAX_OF_SEVERAL;
    return new SearchText(words, groups, MAX_OF_ONE, most, Lookup.of(words, groups));
  }

  /** The same with another limit. */
  public SearchText within(long limit) {
    return new SearchText(words, groups, Math.min(limit, together), limit, lookups);
  }
}
