package io.shindigneo4j.procedures.query;

import java.util.Comparator;

/** The order of values as Cypher has it: strings by code point, then booleans, then numbers. */
public final class ValueOrder implements Comparator<Object> {

  public static final ValueOrder ASCENDING = new ValueOrder();

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
    return value instanceof Boolean ? 1 : 2;
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
        return Integer.compare(rank(a.charAt(i)), rank(b.charAt(i)));
      }
    }
    return Integer.compare(a.length(), b.length());
  }

  /** Surrogates after all others, as the code points are that they stand for. */
  private static int rank(char unit) {
    return Character.isSurrogate(unit) ? unit + Character.MIN_SUPPLEMENTARY_CODE_POINT : unit;
  }
}
