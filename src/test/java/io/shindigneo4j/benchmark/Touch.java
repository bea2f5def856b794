package io.shindigneo4j.benchmark;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.neo4j.driver.Value;
import org.neo4j.driver.types.Type;
import org.neo4j.driver.types.TypeSystem;

/** Looks at every value of an answer, as a program that uses it does. */
final class Touch {

  private static final Type STRING = TypeSystem.getDefault().STRING();
  private static final Type LIST = TypeSystem.getDefault().LIST();
  private static final Type MAP = TypeSystem.getDefault().MAP();
  private static final Type INTEGER = TypeSystem.getDefault().INTEGER();

  private Touch() {}

  static long all(Object value) {
    if (value instanceof String text) {
      return text.length();
    } else if (value instanceof List<?> list) {
      long sum = 0;
      for (Object element : list) {
        sum += all(element);
      }
      return sum;
    } else if (value instanceof Object[] array) {
      return all(Arrays.asList(array));
    } else if (value instanceof Map<?, ?> map) {
      long sum = 0;
      for (Object element : map.values()) {
        sum += all(element);
      }
      return sum;
    }
    return value instanceof Number number ? number.longValue() : 1;
  }

  /** Without the objects that {@code asMap} and {@code asList} would make. */
  static long all(Value value) {
    if (value.hasType(STRING)) {
      return value.asString().length();
    } else if (value.hasType(LIST) || value.hasType(MAP)) {
      long sum = 0;
      for (Value element : value.values()) {
        sum += all(element);
      }
      return sum;
    }
    return value.hasType(INTEGER) ? value.asLong() : 1;
  }
}
