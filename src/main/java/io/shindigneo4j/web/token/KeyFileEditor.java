package io.shindigneo4j.web.token;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * Changes a file with keys, one change at a time among all processes. A reader sees the file as it
 * was or as it is then.
 */
final class KeyFileEditor {

  private final Path file;
  private final Duration delay;
  private final InstantSource clock;

  /**
   * @param path may be a symbolic link
   * @param delay after which a new key encrypts
   */
  KeyFileEditor(Path path, Duration delay, InstantSource clock) throws IOException {
    this.file = path.toRealPath();
    this.delay = delay;
    this.clock = clock;
  }

  /** The keys of now. */
  KeyRing keys() throws IOException {
    return new KeyFile(file).read(null);
  }

  /** The one that encrypts now. */
  NamedKey encrypting(KeyRing keys) {
    return keys.encrypting(clock.instant(), delay);
  }

  /** Adds a new key as the last, and returns its name. */
  String rotate() throws IOException {
    NamedKey added = NamedKey.random(clock.instant());
    change(
        keys -> {
          List<NamedKey> all = new ArrayList<>(keys.keys());
          all.add(added);
          return all;
        });
    return added.name();
  }

  /**
   * Removes a key.
   *
   * @throws IllegalArgumentException if there is none of this name, or if it encrypts
   */
  void retire(String name) throws IOException {
    change(
        keys -> {
          requireUnused(keys, name);
          return keys.keys().stream().filter(key -> !key.name().equals(name)).toList();
        });
  }

  private void requireUnused(KeyRing keys, String name) {
    if (keys.find(name).isEmpty()) {
      throw new IllegalArgumentException("there is no key " + name);
    }
    if (encrypting(keys).name().equals(name)) {
      throw new IllegalArgumentException(
          "the key %s encrypts tokens: rotate first, and wait until the new key does"
              .formatted(name));
    }
  }

  private void change(Function<KeyRing, List<NamedKey>> change) throws IOException {
    try (FileLocked unused = FileLocked.beside(file)) {
      String text = KeyLines.format(change.apply(keys()));
      new KeyLines(null, Instant.EPOCH).parse(text); // what nobody could read is not written
      replace(text);
    }
  }

  private void replace(String text) throws IOException {
    Path next = FileRights.of(file).createBeside(file);
    try {
      write(next, text);
      Files.move(next, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(next);
    }
  }

  /** To the disk, before the name is. */
  private static void write(Path file, String text) throws IOException {
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
      ByteBuffer bytes = StandardCharsets.UTF_8.encode(text);
      while (bytes.hasRemaining()) {
        int unused = channel.write(bytes);
      }
      channel.force(true);
    }
  }
}
