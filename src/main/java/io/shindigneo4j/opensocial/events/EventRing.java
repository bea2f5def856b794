package io.shindigneo4j.opensocial.events;

import io.shindigneo4j.protocol.EventPosition;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Optional;
import java.util.Set;

/**
 * The last commits that had events, within bounds of memory and time. Each has a number; numbers
 * have no holes but where events may be missing. Guarded by the hub.
 */
final class EventRing {

  /** What one of those who are asked about takes of memory, about. */
  private static final long ASKED_BYTES = 32;

  private final long mostBytes;
  private final long mostNanos;

  /** The sizes of the entries, in their order. */
  private final ArrayDeque<Long> sizes = new ArrayDeque<>();

  private ArrayList<RingEntry> entries = new ArrayList<>();

  /** Of the first element of the list that is not gone. */
  private int offset;

  /** Those whom the graph was asked about at the last entry; null before there is one. */
  private Set<String> asked;

  private long first = 1;
  private long bytes;

  /** All after it is in the ring, as far as it has events. */
  private EventPosition base;

  /** All up to it is told by the entries. */
  private EventPosition position;

  EventRing(long mostBytes, long mostNanos, EventPosition base) {
    this.mostBytes = mostBytes;
    this.mostNanos = mostNanos;
    this.base = base;
    this.position = base;
  }

  long first() {
    return first;
  }

  /** The number of the last entry; one less than the first if there is none. */
  long last() {
    return first + entries.size() - offset - 1;
  }

  /** What it takes of memory, about. */
  long bytes() {
    return bytes;
  }

  EventPosition base() {
    return base;
  }

  /** All up to it is told by the entries. */
  EventPosition position() {
    return position;
  }

  /** Null for one that is gone. */
  RingEntry at(long number) {
    return number < first ? null : entries.get((int) (number - first) + offset);
  }

  void add(RingEntry entry) {
    long size = entry.bytes() + askedBytes(entry);
    entries.add(entry);
    position = entry.position();
    sizes.add(size);
    bytes += size;
    while (bytes > mostBytes && last() > first) {
      removeFirst();
    }
  }

  /** There are no events after the last entry up to a position. */
  void advance(EventPosition reached) {
    position = reached;
  }

  /** Those who were asked about count once, as entries share them. */
  private long askedBytes(RingEntry entry) {
    Set<String> next = entry.asked();
    if (next == null || next == asked) {
      return 0;
    }
    asked = next;
    return ASKED_BYTES * next.size();
  }

  void removeOlderThan(long now) {
    while (last() >= first && now - at(first).nanos() > mostNanos) {
      removeFirst();
    }
  }

  private void removeFirst() {
    base = entries.set(offset, null).position();
    offset++;
    first++;
    bytes -= sizes.remove();
    if (offset > entries.size() / 2) {
      entries = new ArrayList<>(entries.subList(offset, entries.size()));
      offset = 0;
    }
  }

  /** Events may be missing: whoever has not had all yet will find nothing, and begins anew here. */
  void restart(EventPosition beginning) {
    first = last() + 2;
    entries = new ArrayList<>();
    sizes.clear();
    offset = 0;
    bytes = 0;
    base = beginning;
    position = beginning;
  }

  /**
   * The number from which on a listener looks for what comes after an id, if that can be told.
   *
   * @param present where the graph was when the subscription began: all up to it will come
   */
  Optional<Long> find(EventId id, EventPosition present) {
    EventPosition sought = id.position();
    boolean same = sought.epoch().equals(base.epoch());
    if (!same
        || sought.offset() < base.offset()
        || (sought.offset() == base.offset() && sought.time() != base.time())
        || sought.offset() > Math.max(position.offset(), present.offset())) {
      return Optional.empty();
    }
    return Optional.of(floor(sought.offset()));
  }

  /** Of the last entry whose commit is not after this one, or of the first entry. */
  private long floor(long commit) {
    long low = first;
    long high = last();
    while (low < high) {
      long middle = (low + high + 1) / 2;
      if (at(middle).position().offset() <= commit) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return low;
  }
}
