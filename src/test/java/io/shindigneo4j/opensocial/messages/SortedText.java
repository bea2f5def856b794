package io.shindigneo4j.opensocial.messages;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** A value as a text that does not depend on the order of a map's keys. */
final class SortedText {

  private SortedText() {}

  static String of(Object value) {
    if (value instanceof Map<?, ?> map) {
      Map<String, String> sorted = new TreeMap<>();
      map.forEach((key, entry) -> sorted.put(String.valueOf(key), of(entry)));
      return sorted.toString();
    } else if (value instanceof List<?> list) {
      return list.stream().map(SortedText::of).toList().toString();
    }
    return String.valueOf(value);
  }
}
