package io.shindigneo4j.opensocial.transfer;

import java.util.HashMap;
import java.util.Map;

/** What all rows have in common. */
final class Values {

  private static final int MAX_ID_LENGTH = 500;

  private Values() {}

  /**
   * An id of something.
   *
   * @throws RefusedRecordException for none, and one that is too long
   */
  static String id(String what, String id) {
    if (id == null || id.isBlank()) {
      throw new RefusedRecordException("there is no id of " + what);
    } else if (id.length() > MAX_ID_LENGTH) {
      throw new RefusedRecordException(
          "an id of %s has at most %d characters".formatted(what, MAX_ID_LENGTH));
    }
    return id;
  }

  /** As an id; for what is not to be longer, though it is no id. */
  static String text(String what, String text, int most) {
    if (text != null && text.length() > most) {
      throw new RefusedRecordException("%s has at most %d characters".formatted(what, most));
    }
    return text;
  }

  /** The moment of an item in a timeline, whose first is 1. */
  static long moment(long millis) {
    return Math.max(millis, 1);
  }

  /** The values with one more. */
  static Map<String, Object> with(Map<String, Object> values, String name, Object value) {
    Map<String, Object> more = new HashMap<>(values);
    more.put(name, value);
    return more;
  }
}
