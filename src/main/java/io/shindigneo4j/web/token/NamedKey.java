package io.shindigneo4j.web.token;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A key, and the name that its tokens carry in clear.
 *
 * @param name {@link #UNNAMED} for the key whose tokens carry none
 * @param since when others may have read it at the earliest
 */
record NamedKey(String name, TokenKey key, Instant since) {

  static final String UNNAMED = "unnamed";

  /** Without colons and dots, which end a name; shorter than a key, so that none is printed. */
  static final Pattern NAME = Pattern.compile("[A-Za-z0-9_-]{1,31}");

  private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("uuuuMMdd'T'HHmmss'Z'");
  private static final int TIME_LENGTH = 16;
  private static final int SUFFIX_LENGTH = 4;

  /** A new key with a name of its own. */
  static NamedKey random(Instant now) {
    String suffix = TokenKey.random().text().substring(0, SUFFIX_LENGTH);
    String name = TIME.format(now.atOffset(ZoneOffset.UTC)) + "-" + suffix;
    return new NamedKey(name, TokenKey.random(), now);
  }

  boolean isUnnamed() {
    return name.equals(UNNAMED);
  }

  /** When it was made; empty for a name that does not begin with a time. */
  static Optional<Instant> created(String name) {
    try {
      return name.length() < TIME_LENGTH
          ? Optional.empty()
          : Optional.of(
              LocalDateTime.parse(name.substring(0, TIME_LENGTH), TIME).toInstant(ZoneOffset.UTC));
    } catch (DateTimeException e) {
      return Optional.empty();
    }
  }

  /** The line of a file with keys. */
  String line() {
    return isUnnamed() ? key.text() : name + ":" + key.text();
  }
}
