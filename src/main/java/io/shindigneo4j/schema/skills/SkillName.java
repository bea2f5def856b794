package io.shindigneo4j.schema.skills;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.InvalidParameterException;
import java.text.Normalizer;
import java.text.Normalizer.Form;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * The name of a skill. Names that differ by upper and lower case or by blanks alone are one skill.
 *
 * @param name as its first owner wrote it, of 1 to {@value #MAX_LENGTH} characters
 * @param key what keeps it apart from others: the name in lower case
 */
public record SkillName(
    @Description("as its first owner wrote it") String name,
    @Description("the name in lower case") String key) {

  public static final int MAX_LENGTH = 100;

  /** With blanks and marks that normalization takes away; it takes the square of their number. */
  private static final int MAX_TEXT_LENGTH = 4 * MAX_LENGTH;

  private static final Pattern BLANKS = Pattern.compile("[\\s\\p{Z}]+");
  private static final Pattern UNREADABLE =
      Pattern.compile("[\\p{Cc}\\p{Cn}\\p{Cs}\\u202A-\\u202E\\u2066-\\u2069]");

  public SkillName {
    if (name.isEmpty() || name.length() > MAX_LENGTH || !name.equals(plain(name))) {
      throw new InvalidParameterException(
          "a skill has 1 to " + MAX_LENGTH + " characters, and single blanks between its words");
    }
    if (!lowerCase(name).equals(key)) {
      throw new InvalidParameterException("key must be the name in lower case");
    }
  }

  /**
   * The skill that a text names.
   *
   * @throws InvalidParameterException where it is empty, too long, or has characters that nobody
   *     can read
   */
  public static SkillName of(String text) {
    String name = plain(text);
    return new SkillName(name, lowerCase(name));
  }

  /**
   * What keys begin with where names begin with a text; the text may be empty.
   *
   * @throws InvalidParameterException where no name is as long
   */
  public static String keyPrefix(String text) {
    if (text.length() > MAX_TEXT_LENGTH) {
      throw new InvalidParameterException("no skill has more than " + MAX_LENGTH + " characters");
    }
    String prefix = BLANKS.matcher(normal(text)).replaceAll(" ").stripLeading();
    if (prefix.length() > MAX_LENGTH) {
      throw new InvalidParameterException("no skill has more than " + MAX_LENGTH + " characters");
    }
    return lowerCase(prefix);
  }

  private static String plain(String text) {
    if (text.length() > MAX_TEXT_LENGTH) {
      throw new InvalidParameterException("a skill has at most " + MAX_LENGTH + " characters");
    }
    return BLANKS.matcher(normal(text)).replaceAll(" ").strip();
  }

  private static String normal(String text) {
    if (UNREADABLE.matcher(BLANKS.matcher(text).replaceAll(" ")).find()) {
      throw new InvalidParameterException("a name has characters that nobody can read");
    }
    return Normalizer.normalize(text, Form.NFC);
  }

  private static String lowerCase(String name) {
    return name.toLowerCase(Locale.ROOT);
  }
}
