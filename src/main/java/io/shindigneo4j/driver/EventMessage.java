package io.shindigneo4j.driver;

import io.shindigneo4j.protocol.EventPosition;
import io.shindigneo4j.protocol.GraphEvent;
import java.util.List;
import java.util.Objects;

/** What a subscription to events brings, in the order of the commits. */
public sealed interface EventMessage {

  /**
   * All before it has been heard: a subscription that begins {@linkplain EventRequest#after after}
   * it misses nothing.
   */
  EventPosition position();

  /**
   * A bookmark of the state at the position, for statements that must see what has happened up to
   * it on whichever server they run. A driver with a {@link BookmarkManager} has it do so by
   * itself.
   */
  default String bookmark() {
    return position().toString();
  }

  /** The first message, once: the events of all commits after the position will follow. */
  record Subscribed(EventPosition position) implements EventMessage {

    public Subscribed {
      Objects.requireNonNull(position, "position");
    }
  }

  /**
   * The events of one commit that were asked for, all of them.
   *
   * @param position after the commit
   * @param events in order; empty where the server says only that there were none up to the
   *     position
   */
  record Events(EventPosition position, List<GraphEvent> events) implements EventMessage {

    public Events {
      Objects.requireNonNull(position, "position");
      events = List.copyOf(events);
    }
  }

  /**
   * Events may be missing: what was known of the graph must be read again. Events go on after the
   * position, which may be an older one if the graph was restored from a backup.
   *
   * @param reason for people
   */
  record Gap(EventPosition position, String reason) implements EventMessage {

    public Gap {
      Objects.requireNonNull(position, "position");
      Objects.requireNonNull(reason, "reason");
    }
  }
}
