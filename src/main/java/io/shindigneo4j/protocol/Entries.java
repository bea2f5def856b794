package io.shindigneo4j.protocol;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Adds fields to a map, and has a name that comes twice made unreadable. */
final class Entries {

  private Entries() {}

  static void add(
      Map<String, @Nullable Object> map, String name, @Nullable Object value, Unreadable unreadable)
      throws MalformedMessageException {
    int size = map.size();
    map.put(name, value);
    if (map.size() == size) {
      map.put(name, unreadable.value(name, twice(name)));
    }
  }

  private static MalformedMessageException twice(String name) {
    return new MalformedMessageException("the field " + UnicodeText.quote(name) + " comes twice");
  }
}
