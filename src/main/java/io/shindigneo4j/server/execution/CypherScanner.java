package io.shindigneo4j.server.execution;

/**
 * Splits a Cypher text into words and symbols; skips spaces, comments, strings and quoted names.
 */
final class CypherScanner {

  private final String text;
  private int start;
  private int end;

  CypherScanner(String text) {
    this.text = text;
  }

  /** Moves to the next word or symbol; false at the end of the text. */
  boolean next() {
    start = end;
    while (start < text.length()) {
      end = skipped(start);
      if (end == start) {
        end = isWordPart(text.charAt(start)) ? wordEnd(start) : start + 1;
        return true;
      }
      start = end;
    }
    return false;
  }

  /** Where the word or symbol begins. */
  int start() {
    return start;
  }

  /** The first character of the word, or the symbol. */
  char first() {
    return text.charAt(start);
  }

  boolean isWord() {
    return isWordPart(first());
  }

  int length() {
    return end - start;
  }

  String word() {
    return text.substring(start, end);
  }

  static boolean isWordPart(char character) {
    return Character.isLetterOrDigit(character) || character == '_';
  }

  private int wordEnd(int from) {
    int at = from;
    while (at < text.length() && isWordPart(text.charAt(at))) {
      at++;
    }
    return at;
  }

  /** Where what is skipped at a place ends; the place itself where nothing is. */
  private int skipped(int from) {
    return switch (text.charAt(from)) {
      case '\'', '"' -> stringEnd(from);
      case '`' -> after("`", from + 1);
      case '/' -> commentEnd(from);
      default -> Character.isWhitespace(text.charAt(from)) ? from + 1 : from;
    };
  }

  private int stringEnd(int from) {
    int at = from + 1;
    while (at < text.length() && text.charAt(at) != text.charAt(from)) {
      at += text.charAt(at) == '\\' ? 2 : 1;
    }
    return Math.min(at + 1, text.length());
  }

  private int commentEnd(int from) {
    if (text.startsWith("//", from)) {
      return after("\n", from);
    }
    return text.startsWith("/*", from) ? after("*/", from + 2) : from;
  }

  private int after(String delimiter, int from) {
    int found = text.indexOf(delimiter, from);
    return found < 0 ? text.length() : found + delimiter.length();
  }
}
