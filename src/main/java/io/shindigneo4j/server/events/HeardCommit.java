package io.shindigneo4j.server.events;

import io.shindigneo4j.protocol.EventPosition;
import io.shindigneo4j.server.change.CommitEvents;

/**
 * A commit on its way to the log.
 *
 * @param events null if they are not known
 */
record HeardCommit(long id, long time, CommitEvents events) {

  private static final String UNKNOWN = "the changes of a commit are not known";
  private static final String TOO_MANY = "a commit has changed too much to tell";

  LogEntry entry(String epoch) {
    EventPosition position = new EventPosition(epoch, id, time);
    if (events == null) {
      return LogEntry.gap(position, UNKNOWN);
    }
    return events.isComplete() ? LogEntry.of(position, events) : LogEntry.gap(position, TOO_MANY);
  }

  long bytes() {
    return LogEntry.BYTES + (events == null ? 0 : events.bytes());
  }
}
