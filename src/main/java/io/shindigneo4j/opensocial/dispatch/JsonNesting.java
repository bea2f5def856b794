package io.shindigneo4j.opensocial.dispatch;

/** The depth of a JSON text; the parser that Shindig uses goes as deep as its stack allows. */
public final class JsonNesting {

  private static final int DEEPEST = 100;

  private JsonNesting() {}

  /**
   * Lets a text pass that nests 100 deep at most. What is no JSON is left to the parser.
   *
   * @throws IllegalArgumentException for one that nests deeper
   */
  public static String checked(String text) {
    int depth = 0;
    char quote = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (quote != 0) {
        if (c == '\\') {
          i++;
        } else if (c == quote) {
          quote = 0;
        }
      } else if (c == '"' || c == '\'') {
        quote = c;
      } else if (c == '[' || c == '{') {
        requireShallow(++depth);
      } else if (c == ']' || c == '}') {
        depth--;
      }
    }
    return text;
  }

  private static void requireShallow(int depth) {
    if (depth > DEEPEST) {
      throw new IllegalArgumentException("the JSON nests deeper than " + DEEPEST);
    }
  }
}
