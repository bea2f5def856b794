package io.shindigneo4j.prove.bug;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The Cypher files of seeded bugs. */
final class DamageFiles {

  private DamageFiles() {}

  static String text(String name) {
    try (InputStream file = DamageFiles.class.getResourceAsStream(name + ".cypher")) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
