package io.shindigneo4j.opensocial.request;

/**
 * What a change of case costs. The JDK copies the whole text for each letter that becomes several,
 * such as U+00DF. For each U+03A3 it looks at the whole word, to find out whether the letter is the
 * last one. For use by one thread.
 */
public final class CaseCost {

  /** How many letters may become several. */
  public static final int MAX_GROWING = 1_000;

  /** How many letters may be looked at to tell where words end. */
  private static final long MAX_STEPS = 1_000_000;

  private static final int FIRST_GROWING = 0xDF;
  private static final char SIGMA = '\u03A3';

  private int growing;
  private long steps;

  /** Since the last blank: words with dots or hyphens are one. */
  private int sigmas;

  private int length;

  /** Whether the cost of a text is small; null has none. */
  public static boolean isSmall(CharSequence text) {
    CaseCost cost = new CaseCost();
    cost.add(text);
    return cost.isSmall();
  }

  /** Adds a text, which no word goes beyond. */
  public void add(CharSequence text) {
    for (int i = 0; text != null && i < text.length(); i++) {
      add(text.charAt(i));
    }
    endWord();
  }

  /** Adds a character to what was added before. */
  public void add(char c) {
    if (Character.isWhitespace(c)) {
      endWord();
      return;
    }
    length++;
    if (c == SIGMA) {
      sigmas++;
    } else if (grows(c)) {
      growing++;
    }
  }

  /** Whether a letter takes time in proportion to the text around it. */
  public static boolean isExpensive(char c) {
    return c == SIGMA || grows(c);
  }

  /** Ends the word that the last characters belong to. */
  public void endWord() {
    steps += (long) sigmas * length;
    sigmas = 0;
    length = 0;
  }

  /** Whether the cost of all that was added is small. */
  public boolean isSmall() {
    return growing <= MAX_GROWING && steps + (long) sigmas * length <= MAX_STEPS;
  }

  /** Those of Unicode's SpecialCasing, and some beside them. */
  static boolean grows(char c) {
    return c >= FIRST_GROWING
        && switch (c) {
          case 0xDF, 0x130, 0x149, 0x1F0, 0x390, 0x3B0, 0x587 -> true;
          default ->
              (c >= 0x1E96 && c <= 0x1E9E)
                  || (c >= 0x1F50 && c <= 0x1FFC)
                  || (c >= 0xFB00 && c <= 0xFB17);
        };
  }
}
