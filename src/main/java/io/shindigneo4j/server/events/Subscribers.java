package io.shindigneo4j.server.events;

import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.protocol.EventPosition;
import io.shindigneo4j.server.procedure.RequestException;
import java.time.Clock;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The subscriptions of one feed. One that fails ends no other. Of the feed's thread, unless it says
 * otherwise.
 */
final class Subscribers {

  private final FeedThread thread;
  private final Clock clock;

  /** Any thread may read it. */
  private final Set<EventCursor> cursors = ConcurrentHashMap.newKeySet();

  private final TopicIndex index = new TopicIndex();

  /** What is sent; null while nothing is. */
  private EventLog log;

  /** The number of the last commit that all have had their turn for. Read by any thread. */
  private volatile long delivered;

  private long lastChange;

  Subscribers(FeedThread thread, Clock clock) {
    this.thread = thread;
    this.clock = clock;
  }

  /** Any thread may call it. */
  boolean isEmpty() {
    return cursors.isEmpty();
  }

  /** Whether an entry of the log is for somebody. Any thread may call it. */
  boolean want(LogEntry entry) {
    return entry.isGap() ? !cursors.isEmpty() : index.wantsAny(entry.events());
  }

  /** Somebody will come. */
  void expect() {
    lastChange = clock.millis();
  }

  /** How long ago somebody came, went or was expected, in milliseconds. */
  long sinceLastChange() {
    return clock.millis() - lastChange;
  }

  /** The largest lag. Any thread may call it. */
  long lag(EventPosition last) {
    return cursors.stream().mapToLong(cursor -> cursor.lag(last, delivered)).max().orElse(0);
  }

  /** It begins behind all that is for others so far. */
  void add(EventCursor cursor) {
    deliverToAll();
    cursors.add(cursor);
    index.add(cursor);
    lastChange = clock.millis();
    if (log != null) {
      open(cursor);
    }
  }

  void remove(EventCursor cursor) {
    cursors.remove(cursor);
    index.remove(cursor);
    lastChange = clock.millis();
  }

  /** Sends from now on. */
  void begin(EventLog live) {
    log = live;
    for (EventCursor cursor : cursors) {
      if (cursor.isOpen()) {
        deliver(cursor);
      } else {
        open(cursor);
      }
    }
  }

  /** Sends nothing until it begins again. */
  void pause() {
    log = null;
  }

  private void open(EventCursor cursor) {
    orEnd(
        cursor,
        () -> {
          cursor.open(log, clock.millis());
          deliver(cursor);
        });
  }

  void deliver(EventCursor cursor) {
    if (log != null) {
      orEnd(cursor, () -> cursor.deliver(log, delivered, clock.millis(), () -> again(cursor)));
    }
  }

  private void deliver(EventCursor cursor, List<LogEntry> entries) {
    orEnd(
        cursor, () -> cursor.deliver(log, entries, delivered, clock.millis(), () -> again(cursor)));
  }

  /** Any thread may call it. */
  private void again(EventCursor cursor) {
    thread.execute(
        () -> {
          cursor.roomLeft();
          deliver(cursor);
        });
  }

  /**
   * Sends what is new.
   *
   * @return how many commits that is
   */
  int deliverToAll() {
    if (log == null) {
      return 0;
    }
    LogSlice slice = log.after(delivered);
    if (slice.from() != delivered || slice.hasGap()) {
      cursors.forEach(this::deliver);
    } else {
      index.find(slice.entries()).forEach(this::deliver);
    }
    delivered = slice.to();
    return slice.entries().size();
  }

  /** Tells those of the position who have heard nothing for so many milliseconds. */
  void tellPositions(long pause) {
    for (EventCursor cursor : cursors) {
      orEnd(cursor, () -> cursor.tellPosition(log, delivered, clock.millis(), pause));
    }
  }

  /** A receiver that cannot be sent to must ask anew, as it would miss something. */
  private void orEnd(EventCursor cursor, Runnable action) {
    try {
      action.run();
    } catch (RuntimeException | Error e) {
      thread.warnings().warn("A subscription ends, as nothing can be sent to it", e);
      remove(cursor);
      thread.guarded(() -> cursor.end(notSent()));
    }
  }

  private static RequestException notSent() {
    return new RequestException(ErrorCode.BUSY, "the events could not be sent", true);
  }

  /** Ends those that have not begun. */
  void endWaiting(RequestException reason) {
    for (EventCursor cursor : cursors) {
      if (!cursor.isOpen()) {
        remove(cursor);
        thread.guarded(() -> cursor.end(reason));
      }
    }
  }

  void end(RequestException reason) {
    List<EventCursor> all = List.copyOf(cursors);
    cursors.clear();
    index.clear();
    lastChange = clock.millis();
    all.forEach(cursor -> thread.guarded(() -> cursor.end(reason)));
  }
}
