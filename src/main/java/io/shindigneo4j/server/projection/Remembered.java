package io.shindigneo4j.server.projection;

import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.Map;

/** The properties of a node, by the numbers of their keys. Safe for use by many threads. */
final class Remembered {

  /** Of this and of what refers to it. */
  private static final int BYTES = 32;

  private static final int STRING_BYTES = 40;
  private static final int BOXED_BYTES = 24;

  private final Object[] values;
  private final int bytes;

  /** Whether somebody has asked since the last look; it does not matter when a thread misses it. */
  private boolean used = true;

  private Remembered(Object[] values, int bytes) {
    this.values = values;
    this.bytes = bytes;
  }

  /**
   * Takes all properties of a node.
   *
   * @return null where they cannot be kept, or take more than so many bytes
   */
  static Remembered of(Map<String, Object> properties, KeyNumbers keys, long mostBytes) {
    Object[] values = new Object[keys.count()];
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
      bytes += bytes(property.getValue());
    }
    bytes += Memory.ofInts(values.length);
    return bytes > mostBytes ? null : new Remembered(values, Math.toIntExact(bytes));
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

  int bytes() {
    return bytes;
  }

  /** Null where the node has none of that key. */
  Object value(int key) {
    return key >= 0 && key < values.length ? values[key] : null;
  }

  void use() {
    if (!used) { // to write the same would cost other processors their copy
      used = true;
    }
  }

  /** Whether it has been used since the last call. */
  boolean wasUsed() {
    boolean was = used;
    used = false;
    return was;
  }
}
