package io.shindigneo4j.web.gadget;

/**
 * The limits of expressions in a gadget's page, which Shindig evaluates: what parses one calls
 * itself for each bracket, and each may put a message into the page.
 */
final class ExpressionLimits {
  private static final int MAX_EXPRESSIONS = 2_000;
  private static final int MAX_LENGTH = 250;

  private ExpressionLimits() {}

  /** Whether a page is within the limits. */
  static boolean hold(String page) {
    int count = 0;
    for (int i = page.indexOf('{', 1); i > 0; i = page.indexOf('{', i + 1)) {
      char before = page.charAt(i - 1);
      if (before == '$' || before == '#') {
        count++;
        if (count > MAX_EXPRESSIONS || !ends(page, i + 1)) {
          return false;
        }
      }
    }
    return true;
  }

  /** Whether an expression ends soon, outside of quotes. One that never does is none. */
  private static boolean ends(String page, int start) {
    char quote = 0;
    int end = Math.min(page.length(), start + MAX_LENGTH);
    for (int i = start; i < end; i++) {
      char c = page.charAt(i);
      if (quote == 0 && c == '}') {
        return true;
      } else if (quote == 0 && (c == '"' || c == '\'')) {
        quote = c;
      } else if (c == quote) {
        quote = 0;
      } else if (quote != 0 && c == '\\') {
        i++;
      }
    }
    return end == page.length();
  }
}
