package io.shindigneo4j.protocol;

import java.util.List;
import java.util.Map;

/**
 * A procedure with the parameters that many calls have alike.
 *
 * @param constants parameters by name
 */
public record PreparedCall(String procedure, Map<String, Object> constants) {

  /** Of a value, besides the characters of its texts. */
  private static final int VALUE = 16;

  /** How much it counts against {@link StatementLimits}. */
  public int size() {
    long size = procedure.length() + size(constants);
    return (int) Math.min(size, Integer.MAX_VALUE);
  }

  private static long size(Object value) {
    long size = VALUE;
    if (value instanceof String text) {
      size += text.length();
    } else if (value instanceof byte[] bytes) {
      size += bytes.length;
    } else if (value instanceof List<?> list) {
      for (Object element : list) {
        size += size(element);
      }
    } else if (value instanceof Map<?, ?> map) {
      for (Map.Entry<?, ?> entry : map.entrySet()) {
        size += size(entry.getKey()) + size(entry.getValue());
      }
    }
    return size;
  }
}
