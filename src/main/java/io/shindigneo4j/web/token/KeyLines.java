package io.shindigneo4j.web.token;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The keys of a file, one in each line: a name, a colon and the key. One key may have no name and
 * no colon.
 */
final class KeyLines {

  private static final int MAX = 32;

  private final KeyRing previous;
  private final Instant modified;

  /**
   * @param previous what was read before, whose keys stay as old as they are; null the first time,
   *     when only the last key may be new
   * @param modified since when a new key is there, unless its name says it
   */
  KeyLines(KeyRing previous, Instant modified) {
    this.previous = previous;
    this.modified = modified;
  }

  /**
   * Reads all lines.
   *
   * @throws IllegalArgumentException for keys that are not valid, with a message that has none
   */
  KeyRing parse(String text) {
    List<String> lines = text.lines().map(String::strip).filter(line -> !line.isEmpty()).toList();
    if (lines.isEmpty() || lines.size() > MAX) {
      throw new IllegalArgumentException("there must be from 1 to 32 keys, one in each line");
    }
    return new KeyRing(
        IntStream.rangeClosed(1, lines.size())
            .mapToObj(number -> parse(number, lines.get(number - 1), number == lines.size()))
            .toList());
  }

  private NamedKey parse(int number, String line, boolean last) {
    int colon = line.indexOf(':');
    boolean named = colon >= 0;
    String name = named ? line.substring(0, colon) : NamedKey.UNNAMED;
    try {
      if (named) {
        checkName(name);
      }
      TokenKey key = new TokenKey(line.substring(colon + 1));
      return new NamedKey(name, key, since(name, key, last));
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("in line " + number + ", " + e.getMessage(), e);
    }
  }

  /** What is not a name may be a part of a key, and must not be printed. */
  private static void checkName(String name) {
    if (!NamedKey.NAME.matcher(name).matches() || name.equals(NamedKey.UNNAMED)) {
      throw new IllegalArgumentException(
          "a name has up to 31 letters, digits, '-' and '_', and is not " + NamedKey.UNNAMED);
    }
  }

  private Instant since(String name, TokenKey key, boolean last) {
    return NamedKey.created(name)
        .or(() -> known(name, key).map(NamedKey::since))
        .orElse(previous == null && !last ? Instant.EPOCH : modified);
  }

  private Optional<NamedKey> known(String name, TokenKey key) {
    return Optional.ofNullable(previous)
        .flatMap(ring -> ring.find(name))
        .filter(known -> known.key().text().equals(key.text()));
  }

  static String format(List<NamedKey> keys) {
    StringBuilder text = new StringBuilder();
    keys.forEach(key -> text.append(key.line()).append('\n'));
    return text.toString();
  }
}
