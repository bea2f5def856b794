package io.shindigneo4j.opensocial.execution;

import io.shindigneo4j.schema.CypherFiles;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The names of the Cypher files that are there. */
final class CypherResources {

  private static final String SUFFIX = ".cypher";
  private static final String FRAGMENTS = "fragments/";

  private CypherResources() {}

  /** Those in the folder itself. */
  static List<String> operations() {
    return all().filter(name -> !name.contains("/")).toList();
  }

  /** Those in sub-folders as well, but for fragments. */
  static Stream<String> all() {
    return files().filter(name -> !name.startsWith(FRAGMENTS));
  }

  /** Those that others include. */
  static Stream<String> fragments() {
    return files().filter(name -> name.startsWith(FRAGMENTS));
  }

  private static Stream<String> files() {
    Path folder = folder();
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(Files::isRegularFile)
          .map(file -> folder.relativize(file).toString().replace('\\', '/'))
          .map(CypherResources::name)
          .toList()
          .stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String name(String file) {
    if (!file.endsWith(SUFFIX)) {
      throw new AssertionError("not a Cypher file: " + file);
    }
    return file.substring(0, file.length() - SUFFIX.length());
  }

  private static Path folder() {
    try {
      return Path.of(CypherFiles.class.getResource("/io/shindigneo4j/schema/cypher").toURI());
    } catch (URISyntaxException e) {
      throw new AssertionError(e);
    }
  }
}
