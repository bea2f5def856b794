package io.shindigneo4j.protocol;

import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A place in the order of the commits of a store: after one commit, before the next.
 *
 * @param epoch the identity of the store, of letters and digits
 * @param offset the number of the commit; the numbers have no gaps
 * @param time when it was committed, in milliseconds since 1970: tells this commit from another of
 *     the same number, which a restored store may get
 */
public record EventPosition(String epoch, long offset, long time) {

  /** The most characters of an epoch. */
  public static final int LONGEST_EPOCH = 64;

  private static final Pattern EPOCH = Pattern.compile("[0-9A-Za-z]{1," + LONGEST_EPOCH + "}");
  private static final Pattern TEXT =
      Pattern.compile("(" + EPOCH.pattern() + ")-([0-9]{1,18})-([0-9]{1,18})");

  public EventPosition {
    Objects.requireNonNull(epoch, "epoch");
    if (!EPOCH.matcher(epoch).matches()) {
      throw new IllegalArgumentException("an epoch has letters and digits, at most 64");
    }
    if (offset < 0 || time < 0) {
      throw new IllegalArgumentException("an offset and a time are not negative");
    }
  }

  /** The position that a text of {@link #toString} names; empty for another text. */
  public static Optional<EventPosition> parse(String text) {
    Matcher parts = TEXT.matcher(text);
    return parts.matches()
        ? Optional.of(
            new EventPosition(
                parts.group(1), Long.parseLong(parts.group(2)), Long.parseLong(parts.group(3))))
        : Optional.empty();
  }

  /** One word, safe in headers and addresses. */
  @Override
  public String toString() {
    return epoch + "-" + offset + "-" + time;
  }
}
