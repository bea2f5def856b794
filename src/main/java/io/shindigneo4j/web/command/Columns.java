package io.shindigneo4j.web.command;

import java.util.Collection;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A line of a list, with tabs between its columns. */
final class Columns {

  /** What moves the cursor of a terminal, or turns what follows. */
  private static final Pattern UNSAFE =
      Pattern.compile(
          "[\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069]");

  private Columns() {}

  /** Control characters, which a graph from elsewhere may have, are replaced. */
  static String of(String... values) {
    return Stream.of(values)
        .map(value -> UNSAFE.matcher(value).replaceAll("\uFFFD"))
        .collect(Collectors.joining("\t"));
  }

  /** Several values of one column; a dash for none. */
  static String list(Collection<String> values) {
    return values.isEmpty() ? "-" : String.join(" ", values);
  }

  static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }
}
