package io.shindigneo4j.opensocial.transfer.predecessor;

import io.shindigneo4j.driver.ResultRecord;
import io.shindigneo4j.opensocial.mapping.ForeignValues;
import io.shindigneo4j.opensocial.transfer.Origin;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * A row of a result, whose columns have what the graph has: of any type.
 *
 * @param row has a column {@code row}, the id of a node or relationship
 */
record PredecessorRow(ResultRecord row) {

  Origin origin(String what) {
    return new Origin(what, String.valueOf(row.get("row")));
  }

  /** A value as a text; null for none. */
  String text(String column) {
    return Objects.toString(row.get(column), null);
  }

  Map<String, Object> map(String column) {
    return map(row.get(column));
  }

  List<Map<String, Object>> maps(String column) {
    return maps(row.get(column));
  }

  /** A moment; another one where there is none. */
  Instant time(String column, Instant otherwise) {
    return ForeignValues.time(row.get(column)).orElse(otherwise);
  }

  /** A map with what is not null; empty for what is no map. */
  static Map<String, Object> map(Object value) {
    Map<String, Object> map = new LinkedHashMap<>();
    if (value instanceof Map<?, ?> found) {
      found.forEach(
          (name, content) -> {
            if (content != null) {
              map.put(String.valueOf(name), content);
            }
          });
    }
    return map;
  }

  /** A list of maps; empty for what is no list. */
  static List<Map<String, Object>> maps(Object value) {
    return value instanceof List<?> list
        ? list.stream().map(PredecessorRow::map).toList()
        : List.of();
  }
}
