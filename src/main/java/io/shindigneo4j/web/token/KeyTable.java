package io.shindigneo4j.web.token;

import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.stream.Collectors;

/** A line for each key: its name, how old it is, and what it does. */
final class KeyTable {

  private KeyTable() {}

  static String of(KeyFileEditor editor, Instant now) throws IOException {
    KeyRing keys = editor.keys();
    NamedKey encrypting = editor.encrypting(keys);
    return keys.keys().stream()
        .map(
            key ->
                "%-32s  %-14s  %s"
                    .formatted(
                        key.name(),
                        age(key, now),
                        key.equals(encrypting) ? "encrypts and decrypts" : "decrypts"))
        .collect(Collectors.joining(System.lineSeparator()));
  }

  private static String age(NamedKey key, Instant now) {
    return NamedKey.created(key.name())
        .map(created -> spoken(Duration.between(created, now)))
        .orElse("age unknown");
  }

  private static String spoken(Duration age) {
    if (age.isNegative()) {
      return "from the future";
    }
    return age.toDays() > 0
        ? age.toDays() + " days"
        : "%d:%02d:%02d".formatted(age.toHours(), age.toMinutesPart(), age.toSecondsPart());
  }
}
