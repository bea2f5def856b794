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
    int i = 0;
    while (i < a.length() && i < b.length()) {
      int left = a.codePointAt(i);
      int right = b.codePointAt(i);
      if (left != right) {
        return Integer.compare(left, right);
      }
      i += Character.charCount(left);
    }
    return Integer.compare(a.length(), b.length());
  }
}
