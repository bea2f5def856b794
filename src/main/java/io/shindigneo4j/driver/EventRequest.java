package io.shindigneo4j.driver;

import io.shindigneo4j.protocol.EventPosition;
import io.shindigneo4j.protocol.EventStart;
import java.util.List;
import java.util.Objects;

/**
 * Which events of the graph to hear. Immutable; each method returns a changed copy.
 *
 * @param topics {@code all}, {@code people/} and the id of a person, or {@code areas/} and the
 *     first word of types, such as {@code areas/message}; an event comes once, however many topics
 *     it belongs to
 * @param start where to begin. What was heard once is not asked for again: after a lost connection
 *     the events go on where they were
 * @param ahead how many messages may wait to be read, which bounds the memory
 */
public record EventRequest(List<String> topics, EventStart start, int ahead) {

  /** How many messages may wait to be read, by default. */
  public static final int DEFAULT_AHEAD = 16;

  public EventRequest {
    topics = List.copyOf(topics);
    Objects.requireNonNull(start, "start");
    if (topics.isEmpty()) {
      throw new IllegalArgumentException("there must be a topic");
    }
    if (ahead < 1) {
      throw new IllegalArgumentException("at least one message must be allowed to wait");
    }
  }

  /** All events from now on. */
  public static EventRequest all() {
    return of("all");
  }

  /** The events of some topics from now on. */
  public static EventRequest of(String... topics) {
    return new EventRequest(List.of(topics), EventStart.NOW, DEFAULT_AHEAD);
  }

  public EventRequest from(EventStart newStart) {
    return new EventRequest(topics, newStart, ahead);
  }

  /** What comes after a position that was heard before, perhaps by another program. */
  public EventRequest after(EventPosition position) {
    return from(EventStart.after(position));
  }

  /** With another number of messages that may wait to be read. */
  public EventRequest withAhead(int newAhead) {
    return new EventRequest(topics, start, newAhead);
  }
}
