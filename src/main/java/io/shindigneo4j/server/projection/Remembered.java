package io.shindigneo4j.server.projection;

import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

/** The properties of a node, by the numbers of their keys. Safe for use by many threads. */
final class Remembered extends Kept {

  /** Of this and of what refers to it. */
  private static final int BYTES = 32;

  private static final int STRING_BYTES = 40;
  private static final int BOXED_BYTES = 24;

  private final Object[] values;

  private Remembered(Object[] values, int bytes) {
    super(bytes);
    this.values = values;
  }

  /**
   * Takes all properties of a node.
   *
   * @return null where they cannot be kept, or take more than so many bytes
   */
  static Remembered of(Map<String, Object> properties, KeyNumbers keys, long mostBytes) {
    Object[] values = new Object[keys.count()];
    int length = 0;
    long bytes = BYTES;
    for (Map.Entry<String, Object> property : properties.entrySet()) {
      int number = keys.given(property.getKey());
      if (number == KeyNumbers.NONE) {
        return null;
      }
      if (number >= values.length) {
        values = Arrays.copyOf(values, number + 1);
      }
      values[number] = property.getValue();
      length = Math.max(length, number + 1);
      bytes += bytes(property.getValue());
    }
    bytes += Memory.ofInts(length);
    return bytes > mostBytes
        ? null
        : new Remembered(Arrays.copyOf(values, length), Math.toIntExact(bytes));
  }

  private static long bytes(Object value) {
    if (value instanceof String text) {
      return STRING_BYTES + Memory.aligned((long) text.length() * Character.BYTES);
    }
    if (!value.getClass().isArray()) {
      return BOXED_BYTES;
    }
    int length = Array.getLength(value);
    long bytes = Memory.ofLongs(length);
    if (value instanceof Object[] elements) {
      for (Object element : elements) {
        bytes += bytes(element);
      }
    }
    return bytes;
  }

  /** Null where the node has none of that key. */
  Object value(int key) {
    return key >= 0 && key < values.length ? values[key] : null;
  }

  /** All of them, by their keys. */
  Map<String, Object> all(KeyNumbers keys) {
    Map<String, Object> all = new LinkedHashMap<>();
    for (int key = 0; key < values.length; key++) {
      if (values[key] != null) {
        all.put(keys.key(key), values[key]);
      }
    }
    return all;
  }
}
