package io.shindigneo4j.server.execution;

import java.util.Locale;

/**
 * The loops within the expressions of a Cypher text. Neo4j looks from row to row whether a
 * transaction was ended, but not while it computes an expression.
 */
public final class CypherLoops {

  /** Of the words that matter here. */
  private static final int MAX_LENGTH = 9;

  private final String text;
  private final CypherScanner scanner;

  private CypherLoops(String text) {
    this.text = text;
    this.scanner = new CypherScanner(text);
  }

  /**
   * Whether an expression may take long, whatever the text has taken before: it loops over a list,
   * counts numbers, or uses a regular expression. A text may, too, that has escapes, quoted names,
   * or characters of which only Neo4j knows whether a name may have them.
   */
  public static boolean mayTakeLong(String text) {
    return text.contains("\\u")
        || text.indexOf('`') >= 0
        || text.indexOf('\r') >= 0
        || new CypherLoops(text).mayTakeLong();
  }

  private boolean mayTakeLong() {
    String before = "";
    String second = "";
    while (scanner.next()) {
      String part = part();
      if (isLong(part, before, second) || isStrange()) {
        return true;
      }
      second = before;
      before = part;
    }
    return false;
  }

  /** A symbol, or a word in upper case; a long word is only a name. */
  private String part() {
    return scanner.length() > MAX_LENGTH ? "NAME" : scanner.word().toUpperCase(Locale.ROOT);
  }

  /** {@code UNWIND range(...)} makes rows. */
  private static boolean isLong(String part, String before, String second) {
    return switch (part) {
      case "REDUCE", "ALLREDUCE" -> true;
      case "RANGE" -> !before.equals("UNWIND");
      case "~" -> before.equals("=");
      case "IN" -> isOpening(second); // a list comprehension, or a predicate such as all(x IN ...)
      default -> false;
    };
  }

  private boolean isStrange() {
    char first = scanner.first();
    int start = scanner.start();
    boolean afterWord = start > 0 && CypherScanner.isWordPart(text.charAt(start - 1));
    return !scanner.isWord() && (first > '~' || first < ' ' || (first == '$' && afterWord));
  }

  private static boolean isOpening(String part) {
    return part.equals("(") || part.equals("[");
  }
}
