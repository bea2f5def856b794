package io.shindigneo4j.prove.checker;

import java.util.Comparator;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Where an event stands among all, as its id says.
 *
 * @param time of the commit, in milliseconds since 1970
 * @param index in the commit; the greatest number for what comes after all of its events
 */
public record LivePlace(String epoch, long offset, long time, int index) {

  private static final Pattern ID =
      Pattern.compile("([0-9A-Za-z]+)-([0-9]+)-([0-9]+)(?:\\.([0-9]+))?");

  private static final Comparator<LivePlace> ORDER =
      Comparator.comparingLong(LivePlace::offset).thenComparingInt(LivePlace::index);

  /** The place of an id; empty for a text that is none. */
  public static Optional<LivePlace> parse(String id) {
    Matcher parts = ID.matcher(id);
    return parts.matches() ? Optional.of(of(parts)) : Optional.empty();
  }

  private static LivePlace of(Matcher parts) {
    return new LivePlace(
        parts.group(1),
        Long.parseLong(parts.group(2)),
        Long.parseLong(parts.group(3)),
        parts.group(4) == null ? Integer.MAX_VALUE : Integer.parseInt(parts.group(4)));
  }

  /** Less than, equal to or greater than 0, as of a comparator. Both are of one epoch. */
  int compare(LivePlace other) {
    return ORDER.compare(this, other);
  }
}
