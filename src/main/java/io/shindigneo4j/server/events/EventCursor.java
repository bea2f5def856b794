package io.shindigneo4j.server.events;

import io.shindigneo4j.protocol.EventPosition;
import io.shindigneo4j.protocol.EventStart;
import io.shindigneo4j.protocol.GraphEvent;
import io.shindigneo4j.server.procedure.RequestException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * The place of one subscription in the log. It goes on as the receiver asks for more and reads it.
 * Confined to the thread of its feed, unless it says otherwise.
 */
final class EventCursor {

  /** How many entries are looked at before it is the turn of others. */
  static final int TURN = 256;

  /** Stands for a place that the log does not have. */
  private static final long LOST = -1;

  private static final String NOT_SENT = "the events of a commit could not be sent";

  private final EventStart start;
  private final TopicFilter topics;
  private final EventReceiver receiver;
  private final EventCounts counts;
  private final Warnings warnings;
  private final Runnable whenEnded;

  /** How many messages may still be sent. Any thread adds to it. */
  private final AtomicInteger credit;

  /** The number of the last commit that was looked at. Read by any thread. */
  private volatile long offset;

  /**
   * Whether all entries of the log were looked at: those that come later count as looked at, too,
   * once others are told of them. Read by any thread.
   */
  private volatile boolean isCurrent;

  /** Offset of the last position sent. */
  private long told;

  /** When the receiver was told something last, in milliseconds. */
  private long toldAt;

  private boolean isOpen;
  private boolean waitsForRoom;
  private boolean hasEnded;

  /**
   * @param whenEnded run once, before the receiver is told
   */
  EventCursor(
      EventStart start,
      TopicFilter topics,
      int credit,
      EventReceiver receiver,
      EventCounts counts,
      Warnings warnings,
      Runnable whenEnded) {
    this.start = start;
    this.topics = topics;
    this.credit = new AtomicInteger(credit);
    this.receiver = receiver;
    this.counts = counts;
    this.warnings = warnings;
    this.whenEnded = whenEnded;
  }

  /** Whether there was no credit before, so that something may wait. Any thread may call it. */
  boolean grant(int messages) {
    return credit.getAndAccumulate(messages, EventCursor::saturatedSum) == 0 && messages > 0;
  }

  private static int saturatedSum(int one, int other) {
    return (int) Math.min(Integer.MAX_VALUE, (long) one + other);
  }

  boolean isOpen() {
    return isOpen;
  }

  TopicFilter topics() {
    return topics;
  }

  private long place(long delivered) {
    return isCurrent ? Math.max(offset, delivered) : offset;
  }

  /**
   * How many commits the log is ahead. Any thread may call it.
   *
   * @param delivered see {@link #deliver}
   */
  long lag(EventPosition last, long delivered) {
    long place = place(delivered);
    return place == LOST ? 0 : Math.max(0, last.offset() - place);
  }

  /** Takes the place that was asked for, and tells the receiver. */
  void open(EventLog log, long now) {
    isOpen = true;
    if (!(start instanceof EventStart.After after)) {
      begin(start instanceof EventStart.Earliest ? log.floor() : log.mark(), now);
    } else if (log.reaches(after.position())) {
      begin(after.position(), now);
    } else {
      begin(log.floor(), now);
      offset = LOST;
    }
  }

  private void begin(EventPosition position, long now) {
    move(position, now);
    receiver.subscribed(position);
  }

  private void move(EventPosition position, long now) {
    offset = position.offset();
    told = position.offset();
    toldAt = now;
  }

  /**
   * Sends what there is, as far as it may.
   *
   * @param delivered the number of the commit up to which there is nothing for a cursor that was
   *     current
   * @param again called where there is more to send, at once or later
   */
  void deliver(EventLog log, long delivered, long now, Runnable again) {
    if (hasEnded || !isOpen) {
      return;
    }
    offset = place(delivered);
    isCurrent = false;
    for (int looked = 0; looked < TURN; looked++) {
      Optional<LogEntry> next = log.next(offset);
      if (next.isEmpty()) {
        isCurrent = true;
        return;
      }
      if (!pass(next.get(), now, again)) {
        return;
      }
    }
    again.run();
  }

  /**
   * The same, without a look at entries that are not for it.
   *
   * @param entries what there is for it after the commit with that number, in order; it may have
   *     been sent some of that already
   */
  void deliver(EventLog log, List<LogEntry> entries, long delivered, long now, Runnable again) {
    if (hasEnded || !isCurrent || entries.size() > TURN) {
      deliver(log, delivered, now, again);
      return;
    }
    offset = place(delivered);
    isCurrent = false;
    for (LogEntry entry : entries) {
      if (entry.position().offset() > offset && !pass(entry, now, again)) {
        return;
      }
    }
    isCurrent = true;
  }

  /** False if it must wait. */
  private boolean pass(LogEntry entry, long now, Runnable again) {
    List<GraphEvent> events = topics.of(entry.events());
    if (events.isEmpty() && !entry.isGap()) {
      offset = entry.position().offset();
      return true;
    }
    if (!maySend(again)) {
      return false;
    }
    if (entry.isGap()) {
      gap(entry.position(), entry.gap(), now);
    } else {
      send(entry.position(), events, now);
    }
    return true;
  }

  private void send(EventPosition position, List<GraphEvent> events, long now) {
    spendCredit();
    move(position, now);
    try {
      receiver.events(position, events);
      counts.delivered(events.size());
    } catch (RuntimeException | Error e) { // it would fail again, for ever, if it were asked for
      warnings.warn("The events of commit " + position.offset() + " could not be sent", e);
      tellGap(position, NOT_SENT);
    }
  }

  private void gap(EventPosition position, String reason, long now) {
    spendCredit();
    move(position, now);
    tellGap(position, reason);
  }

  private void tellGap(EventPosition position, String reason) {
    receiver.gap(position, reason);
    counts.gap();
  }

  /** The largest credit is one without an end. A gap may be told without any. */
  private void spendCredit() {
    credit.updateAndGet(left -> left == Integer.MAX_VALUE ? left : Math.max(0, left - 1));
  }

  private boolean maySend(Runnable again) {
    if (waitsForRoom || credit.get() <= 0) {
      return false;
    }
    if (receiver.hasRoom()) {
      return true;
    }
    waitsForRoom = true;
    receiver.onRoom(again);
    return false;
  }

  /** There may be room again. */
  void roomLeft() {
    waitsForRoom = false;
  }

  /** Tells the receiver where it is, where it has heard nothing for long though others have. */
  void tellPosition(EventLog log, long delivered, long now, long pause) {
    if (now - toldAt >= pause && told < log.last().offset() && mayBeTold()) {
      log.markAfter(place(delivered)).ifPresent(position -> send(position, List.of(), now));
    }
  }

  private boolean mayBeTold() {
    return isOpen && !hasEnded && !waitsForRoom && credit.get() > 0 && receiver.hasRoom();
  }

  /** Ends without a word. False if it had ended. */
  boolean end() {
    if (hasEnded) {
      return false;
    }
    hasEnded = true;
    whenEnded.run();
    return true;
  }

  /** Tells the receiver of the end. */
  void end(RequestException reason) {
    if (end()) {
      receiver.ended(reason);
    }
  }
}
