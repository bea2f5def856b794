package io.shindigneo4j.server.source;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * A folder of one kind of files. Those directly in it count whose names end so, and no hidden ones.
 *
 * @param suffix such as {@code .jar}
 * @param mostFiles further ones, by name, are left out
 * @param mostBytes of each file
 */
public record SourceFolder(
    Path folder, String suffix, int mostFiles, long mostBytes, SourceLoader loader) {

  /** By name; none where there is no such folder. */
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
