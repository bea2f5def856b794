package io.shindigneo4j.protocol;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Adds fields to a map, and refuses a name that comes twice. */
final class Entries {

  private Entries() {}

  static void add(Map<String, @Nullable Object> map, String name, @Nullable Object value)
      throws MalformedMessageException {
    int size = map.size();
    map.put(name, value);
    if (map.size() == size) {
      throw new MalformedMessageException("the field " + UnicodeText.quote(name) + " comes twice");
    }
  }
}
