package io.shindigneo4j.procedures.query;

import java.util.Comparator;

/**
 * The order of values as Cypher has it: strings by code point, then booleans, then numbers, then
 * null.
 */
public final class ValueOrder implements Comparator<Object> {

  public static final ValueOrder ASCENDING = new ValueOrder();

  private static final int SURROGATES = Character.MAX_SURROGATE - Character.MIN_SURROGATE + 1;
  private static final int AFTER_SURROGATES = Character.MAX_VALUE - Character.MAX_SURROGATE;

  private ValueOrder() {}

  @Override
  public int compare(Object left, Object right) {
    if (left instanceof String a && right instanceof String b) {
      return byCodePoint(a, b);
    } else if (left instanceof Number a && right instanceof Number b) {
      return byNumber(a, b);
    } else if (left instanceof Boolean a && right instanceof Boolean b) {
      return Boolean.compare(a, b);
    }
    return Integer.compare(kind(left), kind(right));
  }

  private static int kind(Object value) {
    if (value instanceof String) {
      return 0;
    }
    if (value instanceof Boolean) {
      return 1;
    }
    return value == null ? 3 : 2;
  }

  private static int byNumber(Number a, Number b) {
    if (a instanceof Long && b instanceof Long) {
      return Long.compare(a.longValue(), b.longValue());
    }
    return Double.compare(a.doubleValue(), b.doubleValue());
  }

  /** {@code String.compareTo} compares UTF-16 units, which puts emoji before some letters. */
  private static int byCodePoint(String a, String b) {
    int shorter = Math.min(a.length(), b.length());
    for (int i = 0; i < shorter; i++) {
      if (a.charAt(i) != b.charAt(i)) {
        return Integer.compare(place(a.charAt(i)), place(b.charAt(i)));
      }
    }
    return Integer.compare(a.length(), b.length());
  }

  /**
   * Where a unit of UTF-16 stands among all, as of the code points: surrogates, which are of code
   * points beyond all others, are the last.
   */
  static char place(char unit) {
    if (unit < Character.MIN_SURROGATE) {
      return unit;
    }
    return (char) (Character.isSurrogate(unit) ? unit + AFTER_SURROGATES : unit - SURROGATES);
  }
}
