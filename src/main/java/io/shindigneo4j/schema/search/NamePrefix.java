package io.shindigneo4j.schema.search;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.InvalidParameterException;
import java.util.List;

/** The prefixes that words of a name must begin with. */
public record NamePrefix(
    @Description("each of which a word of a name begins with") List<String> words,
    @Description("what they make in the words of Lucene's query parser") String text) {

  public NamePrefix {
    Words.checked(words);
    if (!IndexQuery.namesWith(words).equals(text)) {
      throw new InvalidParameterException("text must be that of the words");
    }
  }

  /**
   * What a text asks for.
   *
   * @throws InvalidParameterException where it has no words or too many, or is too long
   */
  public static NamePrefix of(String text) {
    List<String> words = Words.of(text);
    return new NamePrefix(words, IndexQuery.namesWith(words));
  }

  /** The properties with names. */
  public static List<String> properties() {
    return IndexQuery.NAMES;
  }
}
