package io.shindigneo4j.server.projection;

import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

/** The properties of a node, by the numbers of their keys. Thread-safe. */
final class CachedProperties extends CacheEntry {

  /** The objects of an entry, and the references to it. */
  private static final int BYTES = 32;

  private static final int STRING_BYTES = 40;
  private static final int BOXED_BYTES = 24;

  private final Object[] values;

  private CachedProperties(Object[] values, int bytes) {
    super(bytes);
    this.values = values;
  }

  /**
   * Makes an entry of all properties of a node.
   *
   * @return null if there are too many keys, or the entry would take more than {@code maxBytes}
   */
  static CachedProperties of(
      Map<String, Object> properties, PropertyKeyNumbers keys, long maxBytes) {
    Object[] values = new Object[keys.count()];
    int length = 0;
    long bytes = BYTES;
    for (Map.Entry<String, Object> property : properties.entrySet()) {
      int number = keys.getOrAssign(property.getKey());
      if (number == PropertyKeyNumbers.NONE) {
        return null;
      }
      if (number >= values.length) {
        values = Arrays.copyOf(values, number + 1);
      }
      values[number] = property.getValue();
      length = Math.max(length, number + 1);
      bytes += bytes(property.getValue());
    }
    bytes += HeapSize.ofInts(length);
    return bytes > maxBytes
        ? null
        : new CachedProperties(Arrays.copyOf(values, length), Math.toIntExact(bytes));
  }

  private static long bytes(Object value) {
    if (value instanceof String text) {
      return STRING_BYTES + HeapSize.aligned((long) text.length() * Character.BYTES);
    }
    if (!value.getClass().isArray()) {
      return BOXED_BYTES;
    }
    int length = Array.getLength(value);
    long bytes = HeapSize.ofLongs(length);
    if (value instanceof Object[] elements) {
      for (Object element : elements) {
        bytes += bytes(element);
      }
    }
    return bytes;
  }

  /** Null if the node does not have the property. */
  Object value(int key) {
    return key >= 0 && key < values.length ? values[key] : null;
  }

  /** All properties by key. */
  Map<String, Object> all(PropertyKeyNumbers keys) {
    Map<String, Object> all = new LinkedHashMap<>();
    for (int key = 0; key < values.length; key++) {
      if (values[key] != null) {
        all.put(keys.key(key), values[key]);
      }
    }
    return all;
  }
}
