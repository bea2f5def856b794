package io.shindigneo4j.benchmark;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * What an answer says, whatever form it came in.
 *
 * @param total of a list; null for an item
 */
record PlainAnswer(Object total, List<Object> items) {

  private static final ObjectMapper JSON = new ObjectMapper();

  static PlainAnswer of(List<Map<String, Object>> records) {
    List<Map<String, Object>> plain = records.stream().map(PlainAnswer::called).toList();
    if (plain.isEmpty()) {
      return new PlainAnswer(null, List.of());
    }
    Map<String, Object> first = plain.get(0);
    if (first.containsKey("distances")) {
      return new PlainAnswer(plain(first.get("total")), items(rows(first)));
    }
    if (first.containsKey("total") && !first.containsKey("values")) {
      return new PlainAnswer(plain(first.get("total")), items(list(first)));
    }
    return new PlainAnswer(plain(first.get("total")), items(plain));
  }

  /** A row of a called procedure has all columns in one. */
  @SuppressWarnings("unchecked") // keys are columns
  private static Map<String, Object> called(Map<String, Object> each) {
    boolean called = each.size() == 1 && each.get("value") instanceof Map<?, ?>;
    return called ? (Map<String, Object>) each.get("value") : each;
  }

  private static List<?> list(Map<String, Object> each) {
    return each.values().stream()
        .filter(List.class::isInstance)
        .map(List.class::cast)
        .findFirst()
        .orElseThrow();
  }

  /** Of an answer by columns. */
  private static List<Map<String, Object>> rows(Map<String, Object> answer) {
    List<?> distances = (List<?>) answer.get("distances");
    List<?> columns = (List<?>) answer.get("values");
    return IntStream.range(0, distances.size())
        .mapToObj(place -> Map.of("distance", distances.get(place), "values", row(columns, place)))
        .toList();
  }

  private static List<Object> row(List<?> columns, int place) {
    return columns.stream().<Object>map(column -> ((List<?>) column).get(place)).toList();
  }

  private static List<Object> items(List<?> found) {
    return found.stream().map(PlainAnswer::item).toList();
  }

  private static Object item(Object found) {
    @SuppressWarnings("unchecked") // of what plain() returns
    Map<String, Object> item = (Map<String, Object>) plain(found);
    item.remove("total");
    item.values().removeIf(value -> value == null || value.equals(List.of()));
    return item;
  }

  private static Object plain(Object value) {
    if (value instanceof Map<?, ?> map) {
      Map<String, Object> sorted = new TreeMap<>();
      map.forEach((key, each) -> sorted.put((String) key, plain(each)));
      return sorted;
    } else if (value instanceof Object[] array) {
      return plain(List.of(array));
    } else if (value instanceof List<?> list) {
      List<Object> converted = new ArrayList<>();
      list.forEach(each -> converted.add(plain(each)));
      return converted;
    }
    return value instanceof Integer number ? (Object) number.longValue() : value;
  }

  /** In characters of JSON. */
  int size() {
    try {
      return JSON.writeValueAsString(items).length();
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }

  boolean isEmpty() {
    return items.isEmpty() || items.stream().allMatch(Objects::isNull);
  }
}
