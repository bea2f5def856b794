package io.shindigneo4j.server.execution;

import java.util.Arrays;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Measures how deeply the parts of a Cypher text are nested, before it is parsed. Neo4j parses and
 * plans recursively: the depth of its stack and the time grow with the nesting.
 *
 * <p>Brackets and {@code CASE} nest what is between them. Each operator nests what follows it up to
 * the next comma, and each clause nests the clauses after it. So the measure is never less than the
 * depth of the syntax tree, but for a few levels that are the same for all texts.
 */
final class CypherNesting {

  private static final Set<String> CLAUSES =
      Set.of(
          "MATCH", "CREATE", "MERGE", "WITH", "RETURN", "SET", "REMOVE", "DELETE", "UNWIND", "CALL",
          "UNION", "FOREACH", "LOAD", "USE", "INSERT", "FINISH", "LET", "FILTER", "NEXT");

  private static final Set<String> OPERATORS =
      Set.of("AND", "OR", "XOR", "NOT", "IN", "IS", "CONTAINS", "STARTS", "ENDS", "LIKE");

  /** After these a word is a name. */
  private static final String BEFORE_NAMES = ".:$|&!";

  private static final String OPERATOR_CHARACTERS = "+-*/%^=<>!&|.:~";

  private static final int MAX_KEYWORD_LENGTH = 8;

  private static final Pattern ESCAPE = Pattern.compile("\\\\u+([0-9a-fA-F]{4})");

  /** What {@code CASE} opens, among the brackets. */
  private static final char CASE = 'C';

  private final CypherScanner scanner;
  private final int limit;

  // Of each open level: what opened it, and what it adds to the nesting.
  private char[] kinds = new char[16];
  private int[] operators = new int[16];
  private int[] clauses = new int[16];
  private int level;

  /** The sum of all open levels. */
  private int nesting;

  private CypherNesting(String text, int limit) {
    this.scanner = new CypherScanner(text);
    this.limit = limit;
  }

  /**
   * Whether a text is nested more deeply than a limit. Neo4j replaces escapes like {@code \\u0027}
   * before it parses; where they stand in a string, it is open whether they end it. So it is of a
   * carriage return in a comment.
   */
  static boolean exceeds(String text, int limit) {
    return exceedsInLines(text, limit)
        || (text.contains("\\u") && exceedsInLines(unescaped(text), limit));
  }

  private static boolean exceedsInLines(String text, int limit) {
    return new CypherNesting(text, limit).exceeds()
        || (text.indexOf('\r') >= 0
            && new CypherNesting(text.replace('\r', '\n'), limit).exceeds());
  }

  private static String unescaped(String text) {
    return ESCAPE
        .matcher(text)
        .replaceAll(
            escape ->
                Matcher.quoteReplacement(
                    String.valueOf((char) Integer.parseInt(escape.group(1), 16))));
  }

  private boolean exceeds() {
    char before = ' ';
    while (nesting <= limit && scanner.next()) {
      if (scanner.isWord()) {
        word(before);
      } else {
        symbol(scanner.first());
      }
      before = scanner.first();
    }
    return nesting > limit;
  }

  private void word(char before) {
    if (scanner.length() > MAX_KEYWORD_LENGTH || BEFORE_NAMES.indexOf(before) >= 0) {
      return;
    }
    String word = scanner.word().toUpperCase(Locale.ROOT);
    if (CLAUSES.contains(word)) {
      resetOperators();
      clauses[level]++;
      nesting++;
    } else if (OPERATORS.contains(word)) {
      operator();
    } else if (word.equals("CASE")) {
      open(CASE);
    } else if (word.equals("END") && kinds[level] == CASE) {
      close();
    }
  }

  private void symbol(char symbol) {
    switch (symbol) {
      case '(', '[', '{' -> open(symbol);
      case ')', ']', '}' -> closeBracket();
      case ',', ';' -> resetOperators();
      default -> {
        if (OPERATOR_CHARACTERS.indexOf(symbol) >= 0) {
          operator();
        }
      }
    }
  }

  private void operator() {
    operators[level]++;
    nesting++;
  }

  private void resetOperators() {
    nesting -= operators[level];
    operators[level] = 0;
  }

  /** A bracket may itself be an operator on what is before it, as in {@code list[0][1]}. */
  private void open(char kind) {
    operator();
    level++;
    if (level == kinds.length) {
      grow();
    }
    kinds[level] = kind;
    operators[level] = 0;
    clauses[level] = 0;
  }

  private void grow() {
    kinds = Arrays.copyOf(kinds, 2 * level);
    operators = Arrays.copyOf(operators, 2 * level);
    clauses = Arrays.copyOf(clauses, 2 * level);
  }

  private void closeBracket() {
    while (kinds[level] == CASE) {
      close();
    }
    if (level > 0) {
      close();
    }
  }

  private void close() {
    nesting -= operators[level] + clauses[level];
    level--;
  }
}
