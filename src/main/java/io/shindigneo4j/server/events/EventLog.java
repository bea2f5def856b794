package io.shindigneo4j.server.events;

import io.shindigneo4j.protocol.EventPosition;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The last commits with events of one database, within limits of bytes and time: the oldest ones go
 * first. Commits without events leave only their position. Thread-safe.
 */
final class EventLog {

  private record Kept(LogEntry entry, long since) {}

  private static final String NOT_KEPT = "what came before is not kept";

  private final long mostBytes;
  private final long mostMillis;
  private final Clock clock;

  // All guarded by this.

  /** By the number of the commit. */
  private final TreeMap<Long, Kept> entries = new TreeMap<>();

  private long bytes;

  /** Before the oldest entry: all events of later commits are there. */
  private EventPosition floor;

  /** After the last commit. */
  private EventPosition last;

  /**
   * @param begin all later commits will be added
   */
  EventLog(long mostBytes, Duration retention, Clock clock, EventPosition begin) {
    this.mostBytes = mostBytes;
    this.mostMillis = retention.toMillis();
    this.clock = clock;
    this.floor = begin;
    this.last = begin;
  }

  /** Adds a later commit. */
  synchronized void add(LogEntry entry) {
    last = entry.position();
    if (entry.isGap() || !entry.events().isEmpty()) {
      put(entry);
    }
  }

  private void put(LogEntry entry) {
    Kept former = entries.put(entry.position().offset(), new Kept(entry, clock.millis()));
    bytes += entry.bytes() - (former == null ? 0 : former.entry().bytes());
    while (bytes > mostBytes && !entries.isEmpty()) {
      removeOldest();
    }
  }

  private void removeOldest() {
    LogEntry oldest = entries.pollFirstEntry().getValue().entry();
    bytes -= oldest.bytes();
    floor = oldest.position();
  }

  /** Removes what is too old. */
  synchronized void removeExpired() {
    long before = clock.millis() - mostMillis;
    for (Map.Entry<Long, Kept> oldest = entries.firstEntry();
        oldest != null && oldest.getValue().since() < before;
        oldest = entries.firstEntry()) {
      removeOldest();
    }
  }

  /** The position after the last commit. Whoever is told it can go on from there. */
  synchronized EventPosition mark() {
    if (!isExact(last)) {
      put(new LogEntry(last, List.of(), null, LogEntry.BYTES));
    }
    return last;
  }

  /** The same, unless there is an entry, or a gap, after the commit with that number. */
  synchronized Optional<EventPosition> markAfter(long offset) {
    return next(offset).isEmpty() ? Optional.of(mark()) : Optional.empty();
  }

  /** Whether all that came after a position is here, and the position is one of this history. */
  synchronized boolean reaches(EventPosition position) {
    return position.equals(last) || isExact(position);
  }

  private boolean isExact(EventPosition position) {
    Kept kept = entries.get(position.offset());
    return position.equals(floor) || (kept != null && kept.entry().position().equals(position));
  }

  /**
   * The first entry after the commit with that number; a gap up to the oldest entry, where others
   * have been before that.
   */
  synchronized Optional<LogEntry> next(long offset) {
    if (offset < floor.offset()) {
      return Optional.of(LogEntry.gap(floor, NOT_KEPT));
    }
    Map.Entry<Long, Kept> next = entries.higherEntry(offset);
    return next == null ? Optional.empty() : Optional.of(next.getValue().entry());
  }

  /** All entries after the commit with that number; from the oldest one, where it is later. */
  synchronized LogSlice after(long offset) {
    long from = Math.max(offset, floor.offset());
    List<LogEntry> found = entries.tailMap(from, false).values().stream().map(Kept::entry).toList();
    return new LogSlice(from, found);
  }

  synchronized EventPosition floor() {
    return floor;
  }

  synchronized EventPosition last() {
    return last;
  }

  synchronized long bytes() {
    return bytes;
  }
}
