package io.shindigneo4j.server.source;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * A folder of files of one kind. Subfolders and hidden files are ignored.
 *
 * @param suffix of the names, such as {@code .jar}
 * @param maxFiles the most files; the last ones by name are ignored
 * @param maxBytes the most bytes of a file
 */
public record SourceFolder(
    Path folder, String suffix, int maxFiles, long maxBytes, SourceLoader loader) {

  /** The files by name; none if there is no such folder. */
  List<Path> files() throws IOException {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(this::counts).sorted().toList();
    }
  }

  private boolean counts(Path file) {
    String name = file.getFileName().toString();
    return name.endsWith(suffix) && !name.startsWith(".") && Files.isRegularFile(file);
  }
}
