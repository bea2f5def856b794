package io.shindigneo4j.server.source;

import java.nio.file.Path;

/** Loads files of one kind. Confined to one thread at a time. */
@FunctionalInterface
public interface SourceLoader {

  /**
   * Loads a file without starting it.
   *
   * @throws ProcedureSourceException if it cannot be used
   */
  ProcedureSource load(Path file);
}
