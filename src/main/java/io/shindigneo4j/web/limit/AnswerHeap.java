package io.shindigneo4j.web.limit;

import io.shindigneo4j.driver.Result;
import io.shindigneo4j.driver.ResultRecord;
import java.util.Collection;
import java.util.Map;

/** The heap that an answer of the database takes until it has been written. */
final class AnswerHeap {

  /** Of a character: as it came, decoded, encoded, and copied for a client that reads slowly. */
  private static final long OF_CHARACTER = 4;

  private static final long OF_VALUE = 32;

  private AnswerHeap() {}

  static long of(Result result) {
    long sum = 0;
    for (ResultRecord row : result.records()) {
      sum += of(row.values());
    }
    return sum;
  }

  private static long of(Object value) {
    if (value instanceof String text) {
      return OF_VALUE + OF_CHARACTER * text.length();
    } else if (value instanceof byte[] bytes) {
      return OF_VALUE + OF_CHARACTER * bytes.length;
    } else if (value instanceof Collection<?> values) {
      return of(values);
    } else if (value instanceof Map<?, ?> map) {
      return of(map.keySet()) + of(map.values());
    }
    return OF_VALUE;
  }

  private static long of(Collection<?> values) {
    long sum = OF_VALUE;
    for (Object value : values) {
      sum += of(value);
    }
    return sum;
  }
}
