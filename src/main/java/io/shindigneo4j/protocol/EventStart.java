package io.shindigneo4j.protocol;

import java.util.Objects;

/** Where a subscription begins. */
public sealed interface EventStart {

  /** With the next commit. */
  EventStart NOW = new Now();

  /** With the oldest commit whose events the server still has. */
  EventStart EARLIEST = new Earliest();

  static EventStart after(EventPosition position) {
    return new After(position);
  }

  /** See {@link #NOW}. */
  record Now() implements EventStart {}

  /** See {@link #EARLIEST}. */
  record Earliest() implements EventStart {}

  /** With the commit after the one at the position; with a gap if the server cannot. */
  record After(EventPosition position) implements EventStart {

    public After {
      Objects.requireNonNull(position, "position");
    }
  }
}
