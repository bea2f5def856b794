package io.shindigneo4j.opensocial.backup;

import io.shindigneo4j.protocol.GraphValue;
import java.util.List;
import java.util.Map;

/** Which values of the protocol a property can have. */
final class Storable {

  private Storable() {}

  /** Of a list, the database also asks that its elements are of one type. */
  static boolean isStorable(Object value) {
    return value instanceof List<?> list
        ? list.stream().allMatch(element -> isSingle(element) && !(element instanceof byte[]))
        : isSingle(value);
  }

  private static boolean isSingle(Object value) {
    return value != null
        && !(value instanceof List)
        && !(value instanceof Map)
        && !(value instanceof GraphValue.Node)
        && !(value instanceof GraphValue.Relationship)
        && !(value instanceof GraphValue.Path);
  }
}
