package io.shindigneo4j.driver;

import io.shindigneo4j.protocol.EventPosition;
import io.shindigneo4j.protocol.EventStart;
import io.shindigneo4j.protocol.Message;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * How far a subscription has been read, over all its requests, and what may come next. Safe for use
 * by many threads.
 */
final class EventSequence {

  private final EventStart start;

  // Guarded by this. The position is null until it is known.
  private @Nullable EventPosition position;
  private boolean subscribed;

  /** Whether the server does not go on at the position, and so must say what may be missing. */
  private boolean gapDue;

  /** A subscription that begins here. */
  EventSequence(EventStart start) {
    this.start = start;
  }

  /** Where the next request begins. */
  synchronized EventStart restart() {
    subscribed = false;
    gapDue = false;
    return position == null ? start : EventStart.after(position);
  }

  /**
   * Goes on by one message.
   *
   * @return what the application is to know; empty for the answer to a request that goes on
   * @throws IllegalArgumentException if the message is doubled, or something must be missing
   */
  synchronized Optional<EventMessage> take(Message message) {
    if (message instanceof Message.Subscribed answer) {
      return subscribed(answer.position());
    }
    require(subscribed, "an event before the subscription is answered");
    if (message instanceof Message.Events events) {
      requireNext(events.position());
      position = events.position();
      return Optional.of(new EventMessage.Events(position, events.events()));
    } else if (message instanceof Message.Gap gap) {
      gapDue = false;
      position = gap.position();
      return Optional.of(new EventMessage.Gap(position, gap.reason()));
    }
    throw new IllegalArgumentException("not a part of a subscription");
  }

  /** Stays where it was if the server does not go on there: the gap is still to come. */
  private Optional<EventMessage> subscribed(EventPosition answer) {
    require(!subscribed, "a subscription that is answered twice");
    subscribed = true;
    EventPosition known = position;
    EventPosition begin = known == null ? firstPosition(answer) : known;
    position = begin;
    gapDue = !begin.equals(answer);
    return known == null ? Optional.of(new EventMessage.Subscribed(begin)) : Optional.empty();
  }

  private EventPosition firstPosition(EventPosition answer) {
    return start instanceof EventStart.After after ? after.position() : answer;
  }

  private void requireNext(EventPosition next) {
    require(!gapDue, "a gap that is not told");
    EventPosition last = Objects.requireNonNull(position, "subscribed");
    require(
        next.epoch().equals(last.epoch()) && next.offset() > last.offset(),
        "an event that does not come after the one before");
  }

  private static void require(boolean holds, String violation) {
    if (!holds) {
      throw new IllegalArgumentException(violation);
    }
  }
}
