package io.shindigneo4j.schema.search;

import io.shindigneo4j.schema.InvalidParameterException;
import java.text.Normalizer;
import java.text.Normalizer.Form;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * The words of a text as the index has them (Unicode Standard Annex 29, as Lucene's standard
 * tokenizer follows it), in lower case. Nothing in them has a meaning to Lucene's query parser once
 * it is escaped.
 */
final class Words {

  static final int MAX = 6;
  private static final int MAX_TEXT_LENGTH = 100;

  /** A character that belongs to the one before it, such as a vowel sign or a soft hyphen. */
  private static final String ADDED = "[\\p{M}\\p{Cf}&&[^\u200B]]";

  /** The only characters that are words by themselves. */
  private static final String IDEOGRAPH = "[\\p{IsHan}\\p{IsHiragana}]";

  private static final String KATAKANA = "[\\p{IsKatakana}\u30FC\uFF70]";

  /** Written without blanks between words. */
  private static final String SOUTH_EAST_ASIAN =
      "[\\p{IsThai}\\p{IsLao}\\p{IsKhmer}\\p{IsMyanmar}&&[\\p{L}\\p{M}]]";

  private static final String PART =
      "(?:(?!"
          + IDEOGRAPH
          + "|"
          + KATAKANA
          + "|"
          + SOUTH_EAST_ASIAN
          + ")[\\p{L}\\p{N}_]"
          + ADDED
          + "*+)+";

  /** Between letters, and between digits, some signs join. */
  private static final String JOINT =
      "(?:(?<=[\\p{L}\\p{M}\\p{Cf}])[.:\u00B7\u05F4'\u2018\u2019](?=\\p{L})"
          + "|(?<=\\p{IsHebrew})\"(?=\\p{IsHebrew})"
          + "|(?<=\\p{N})[.,;'\u2018\u2019](?=\\p{N}))";

  private static final Pattern WORD =
      Pattern.compile(
          IDEOGRAPH
              + ADDED
              + "*+"
              + "|(?:"
              + KATAKANA
              + ADDED
              + "*+)++"
              + "|(?:"
              + SOUTH_EAST_ASIAN
              + ADDED
              + "*+)++"
              + "|(?=_*+[\\p{L}\\p{N}])"
              + PART
              + "(?:"
              + JOINT
              + PART
              + ")*");

  private Words() {}

  /**
   * The words, each once.
   *
   * @throws InvalidParameterException where there are none or too many, or the text is too long
   */
  static List<String> of(String text) {
    InvalidParameterException.ifNull(text, "text");
    if (text.length() > MAX_TEXT_LENGTH) {
      throw new InvalidParameterException(
          "a search has at most " + MAX_TEXT_LENGTH + " characters");
    }
    return checked(split(Normalizer.normalize(text, Form.NFC)));
  }

  /**
   * Lets words pass as {@link #of} makes them.
   *
   * @throws InvalidParameterException for others
   */
  static List<String> checked(List<String> words) {
    InvalidParameterException.ifNull(words, "words");
    if (words.isEmpty() || words.size() > MAX) {
      throw new InvalidParameterException(
          "a search has 1 to " + MAX + " words of letters and digits");
    }
    if (!split(String.join(" ", words)).equals(words)) {
      throw new InvalidParameterException("words must be single ones in lower case");
    }
    return words;
  }

  private static List<String> split(String text) {
    return WORD.matcher(text)
        .results()
        .map(MatchResult::group)
        .map(Words::lowerCase)
        .distinct()
        .toList();
  }

  /** As Lucene does it: one character after the other, whatever the language. */
  private static String lowerCase(String word) {
    return word.codePoints()
        .map(Character::toLowerCase)
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
  }
}
