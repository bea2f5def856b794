package io.shindigneo4j.server.execution;

import java.util.List;
import java.util.Map;

/**
 * What Neo4j's planner knows of the value of a parameter: it plans a text anew for another type,
 * and for texts and lists of another order of magnitude.
 *
 * @param type an array for a list, of texts or of anything
 * @param magnitude of texts and lists: the decimal logarithm of the size, rounded up
 */
public record ParameterShape(Class<?> type, int magnitude) {

  private static final int EMPTY = -1;

  static ParameterShape of(Object value) {
    if (value instanceof String text) {
      return new ParameterShape(String.class, magnitude(text.codePointCount(0, text.length())));
    } else if (value instanceof List<?> list) {
      boolean texts = !list.isEmpty() && list.stream().allMatch(String.class::isInstance);
      return new ParameterShape(texts ? String[].class : Object[].class, magnitude(list.size()));
    }
    return new ParameterShape(type(value), 0);
  }

  private static Class<?> type(Object value) {
    if (value == null) {
      return Void.class;
    } else if (value instanceof Integer) {
      return Long.class;
    }
    return value instanceof Map ? Map.class : value.getClass();
  }

  private static int magnitude(int size) {
    int magnitude = size == 0 ? EMPTY : 0;
    for (long power = 1; power < size; power *= 10) {
      magnitude++;
    }
    return magnitude;
  }
}
