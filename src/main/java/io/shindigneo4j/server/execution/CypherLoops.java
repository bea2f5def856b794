package io.shindigneo4j.server.execution;

import java.util.BitSet;
import java.util.Locale;

/**
 * The loops within the expressions of a Cypher text. Neo4j looks from row to row whether a
 * transaction was ended, but not while it computes an expression.
 */
public final class CypherLoops {

  /** So many loops in one another are short if the lists are. */
  private static final int MAX_DEPTH = 2;

  /** Of the words that matter here. */
  private static final int MAX_LENGTH = 9;

  private final CypherScanner scanner;

  /** The open brackets that hold a loop, by their depth. */
  private final BitSet loops = new BitSet();

  private int depth;

  private CypherLoops(String text) {
    this.scanner = new CypherScanner(text);
  }

  /**
   * Whether an expression may take long whatever is in the graph: it counts numbers, reduces a
   * list, uses a regular expression, or has loops deep in one another. A text with escapes may.
   */
  public static boolean mayTakeLong(String text) {
    return text.contains("\\u") || new CypherLoops(text).mayTakeLong();
  }

  private boolean mayTakeLong() {
    String before = "";
    String second = "";
    while (scanner.next()) {
      String part = part();
      if (isLong(part, before) || (part.equals("IN") && begins(before, second))) {
        return true;
      }
      countBrackets(part);
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
  private static boolean isLong(String part, String before) {
    return switch (part) {
      case "REDUCE", "ALLREDUCE" -> true;
      case "RANGE" -> !before.equals("UNWIND");
      case "~" -> before.equals("=");
      default -> false;
    };
  }

  /** Whether the word {@code IN} begins a loop that is too deep; the name may be left out. */
  private boolean begins(String before, String second) {
    if (isOpening(before) || isOpening(second)) {
      loops.set(depth);
    }
    return loops.cardinality() > MAX_DEPTH;
  }

  private static boolean isOpening(String part) {
    return part.equals("(") || part.equals("[");
  }

  private void countBrackets(String part) {
    switch (part) {
      case "(", "[", "{" -> depth++;
      case ")", "]", "}" -> {
        loops.clear(depth);
        depth = Math.max(0, depth - 1);
      }
      default -> {}
    }
  }
}
