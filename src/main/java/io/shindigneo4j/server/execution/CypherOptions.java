package io.shindigneo4j.server.execution;

import java.util.Locale;

/** The words before a Cypher query that say how Neo4j plans and executes it. */
final class CypherOptions {

  private static final String PROFILE = "PROFILE";

  /** At least as many characters as an option has whose case matters to nobody. */
  private static final int MAX_LENGTH = 20;

  private final CypherScanner scanner;
  private final StringBuilder text;

  private CypherOptions(String text) {
    this.scanner = new CypherScanner(text);
    this.text = new StringBuilder(text);
  }

  /** A text with spaces in place of {@code PROFILE}; it has the same plan. */
  static String withoutProfile(String text) {
    return new CypherOptions(text).withoutProfile();
  }

  private String withoutProfile() {
    while (scanner.next() && skipOption()) {
      // the query comes after the last one
    }
    return text.toString();
  }

  /** Whether a word follows the options: what else could be one that only Neo4j knows. */
  static boolean areKnown(String text) {
    return new CypherOptions(text).areKnown();
  }

  private boolean areKnown() {
    boolean known = false;
    while (scanner.next()) {
      known = scanner.isWord();
      if (!skipOption()) {
        return known;
      }
    }
    return known;
  }

  private boolean skipOption() {
    String word = scanner.isWord() ? scanner.word() : "";
    return switch (word.length() > MAX_LENGTH ? word : word.toUpperCase(Locale.ROOT)) {
      case "CYPHER", "EXPLAIN" -> true;
      case PROFILE -> {
        int end = scanner.start() + scanner.length();
        text.replace(scanner.start(), end, " ".repeat(scanner.length()));
        yield true;
      }
      default -> isVersion(word) || skipValue();
    };
  }

  private static boolean isVersion(String word) {
    return !word.isEmpty() && Character.isDigit(word.charAt(0));
  }

  /** After the name of an option; false if it is none. */
  private boolean skipValue() {
    return scanner.next() && scanner.first() == '=' && scanner.next();
  }
}
