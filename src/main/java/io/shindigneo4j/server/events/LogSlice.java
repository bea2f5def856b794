package io.shindigneo4j.server.events;

import java.util.List;

/**
 * Entries of the log that follow each other.
 *
 * @param from the number of the commit before them
 */
record LogSlice(long from, List<LogEntry> entries) {

  /** The number of the last commit. */
  long to() {
    return entries.isEmpty() ? from : entries.get(entries.size() - 1).position().offset();
  }

  boolean hasGap() {
    return entries.stream().anyMatch(LogEntry::isGap);
  }
}
