package io.shindigneo4j.audit;

/**
 * Text of others that is safe in a line of a log: bounded, and without what ends a line, hides, or
 * turns the text around it.
 */
public final class SafeText {

  /** The most characters of a value. */
  public static final int MAX_LENGTH = 200;

  private static final String CUT = "...";

  private SafeText() {}

  /** At most {@link #MAX_LENGTH} characters of a text. */
  public static String of(String text) {
    return of(text, MAX_LENGTH);
  }

  /**
   * A text in which {@code <U+000A>} stands for a line feed, and so on.
   *
   * @param most characters of the result, without the dots of a text that is cut
   */
  public static String of(String text, int most) {
    StringBuilder safe = new StringBuilder(Math.min(text.length(), most));
    for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
      String next = shown(text.codePointAt(i));
      if (safe.length() + next.length() > most) {
        return safe.append(CUT).toString();
      }
      safe.append(next);
    }
    return safe.toString();
  }

  /** Whether a text is safe as it is, however long. */
  public static boolean isSafe(String text) {
    return text.codePoints().allMatch(SafeText::isVisible);
  }

  private static String shown(int character) {
    return isVisible(character) ? Character.toString(character) : "<U+%04X>".formatted(character);
  }

  private static boolean isVisible(int character) {
    return switch (Character.getType(character)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.PRIVATE_USE,
          Character.UNASSIGNED,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          false;
      default -> true;
    };
  }
}
