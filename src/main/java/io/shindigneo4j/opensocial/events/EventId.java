package io.shindigneo4j.opensocial.events;

import io.shindigneo4j.protocol.EventPosition;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A place in the order of events, by which a listener goes on where it was.
 *
 * @param position of the commit
 * @param index of the event in its commit; {@link #ALL} for what comes after all of them
 */
record EventId(EventPosition position, int index) {

  static final int ALL = Integer.MAX_VALUE;

  private static final int MAX_LENGTH = 128;
  private static final Pattern INDEX = Pattern.compile("(.*)\\.([0-9]{1,9})");

  static EventId after(EventPosition position) {
    return new EventId(position, ALL);
  }

  /** The id that a text of {@link #toString} names; empty for another text. */
  static Optional<EventId> parse(String text) {
    if (text.length() > MAX_LENGTH) {
      return Optional.empty();
    }
    Matcher parts = INDEX.matcher(text);
    return parts.matches()
        ? EventPosition.parse(parts.group(1))
            .map(position -> new EventId(position, Integer.parseInt(parts.group(2))))
        : EventPosition.parse(text).map(EventId::after);
  }

  /** One word, safe in headers and addresses. */
  @Override
  public String toString() {
    return index == ALL ? position.toString() : position + "." + index;
  }
}
