package io.shindigneo4j.opensocial.request;

/**
 * Letters of which a change of case makes several, such as U+00DF. The JDK's changes of case copy
 * the whole text for each of them.
 */
public final class GrowingLetters {

  /** How many a text may have that changes its case. */
  public static final int MOST = 1_000;

  private static final int SMALLEST = 0xDF;

  private GrowingLetters() {}

  /** Whether a text has few enough; null has none. */
  public static boolean areFew(CharSequence text) {
    int found = 0;
    for (int i = 0; text != null && i < text.length(); i++) {
      if (isOne(text.charAt(i)) && ++found > MOST) {
        return false;
      }
    }
    return true;
  }

  /** Those of Unicode's SpecialCasing, and some beside them. */
  public static boolean isOne(char c) {
    return c >= SMALLEST
        && switch (c) {
          case 0xDF, 0x130, 0x149, 0x1F0, 0x390, 0x3B0, 0x587 -> true;
          default ->
              (c >= 0x1E96 && c <= 0x1E9E)
                  || (c >= 0x1F50 && c <= 0x1FFC)
                  || (c >= 0xFB00 && c <= 0xFB17);
        };
  }
}
