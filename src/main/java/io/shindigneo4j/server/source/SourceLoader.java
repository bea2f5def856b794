package io.shindigneo4j.server.source;

import java.nio.file.Path;

/** Loads a kind of file. For one thread at a time. */
@FunctionalInterface
public interface SourceLoader {

  /**
   * What the file brings, not started yet.
   *
   * @throws SourceException where it brings nothing as it is
   */
  Source load(Path file);
}
