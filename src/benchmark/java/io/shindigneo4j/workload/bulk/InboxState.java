package io.shindigneo4j.workload.bulk;

import java.util.Map;

/**
 * What a person has received so far.
 *
 * @param newest the node of the newest copy
 * @param moment its time, in milliseconds since 1970
 * @param updated the same time as a text
 */
record InboxState(long newest, long moment, String updated, long total) {

  static final String ID = "@inbox";

  /** Adds the copies of an older state. */
  InboxState after(InboxState older) {
    return new InboxState(newest, moment, updated, total + older.total);
  }

  Map<String, ?> properties() {
    return Map.of(
        "id", ID,
        "title", "Inbox",
        "total", total,
        "unread", total,
        "moment", moment,
        "updated", updated);
  }
}
