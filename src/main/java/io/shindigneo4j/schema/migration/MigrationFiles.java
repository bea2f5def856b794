package io.shindigneo4j.schema.migration;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The migrations in the resources, in the order of their list. */
final class MigrationFiles {

  private static final String LIST = "migrations.txt";

  private MigrationFiles() {}

  static List<Migration> read() {
    return names().stream().map(name -> Migration.parse(name, text(name))).toList();
  }

  static List<String> names() {
    return text(LIST).lines().toList();
  }

  static String text(String name) {
    try (InputStream file = MigrationFiles.class.getResourceAsStream(name)) {
      if (file == null) {
        throw new IllegalArgumentException("no file " + name);
      }
      return new String(file.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
