package io.shindigneo4j.opensocial.transfer;

import java.util.Collection;
import java.util.Map;

/** How many bytes rows take at most when they are sent. */
final class RowSize {

  private static final int BYTES_A_CHARACTER = 3;
  private static final int OTHERS = 16;

  private RowSize() {}

  static long of(Object value) {
    if (value instanceof Map<?, ?> map) {
      return map.entrySet().stream()
          .mapToLong(entry -> of(entry.getKey()) + of(entry.getValue()))
          .sum();
    } else if (value instanceof Collection<?> values) {
      return values.stream().mapToLong(RowSize::of).sum();
    }
    return OTHERS + (value instanceof String text ? (long) BYTES_A_CHARACTER * text.length() : 0);
  }
}
