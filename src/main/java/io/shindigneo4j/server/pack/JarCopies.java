package io.shindigneo4j.server.pack;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Copies of jars in a temporary folder, so that a jar can be replaced while it is in use. Confined
 * to one thread at a time.
 */
final class JarCopies {

  private final Path parent;

  /** Created with the first copy, deleted with the last. */
  private Path folder;

  private int copies;

  /**
   * @param parent of the temporary folder
   */
  JarCopies(Path parent) {
    this.parent = parent;
  }

  Path add(Path jar) throws IOException {
    if (folder == null) {
      folder = Files.createTempDirectory(parent, "shindig-neo4j-packs");
    }
    Path copy = Files.createTempFile(folder, "pack", ".jar");
    copies++;
    try (var content = Files.newInputStream(jar);
        var written = Files.newOutputStream(copy)) {
      content.transferTo(written);
      return copy;
    } catch (IOException e) {
      remove(copy);
      throw e;
    }
  }

  void remove(Path copy) throws IOException {
    Files.deleteIfExists(copy);
    copies--;
    if (copies == 0) {
      Files.deleteIfExists(folder);
      folder = null;
    }
  }
}
