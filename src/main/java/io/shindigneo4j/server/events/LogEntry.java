package io.shindigneo4j.server.events;

import io.shindigneo4j.protocol.EventPosition;
import io.shindigneo4j.server.change.CommitEvents;
import io.shindigneo4j.server.change.TypedEvent;
import java.util.List;

/**
 * A commit in the log. Immutable.
 *
 * @param position after the commit
 * @param events in order; none where only the position matters, or for a gap
 * @param gap why the events of the commit are not known; null if they are
 * @param bytes an estimate of its memory
 */
record LogEntry(EventPosition position, List<TypedEvent> events, String gap, long bytes) {

  static final long BYTES = 300;

  static LogEntry of(EventPosition position, CommitEvents events) {
    return new LogEntry(position, events.events(), null, BYTES + events.bytes());
  }

  static LogEntry gap(EventPosition position, String reason) {
    return new LogEntry(position, List.of(), reason, BYTES);
  }

  boolean isGap() {
    return gap != null;
  }
}
