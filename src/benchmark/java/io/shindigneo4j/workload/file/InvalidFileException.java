package io.shindigneo4j.workload.file;

import java.nio.file.Path;

/** A file that is not that of a network; says where, and why. */
public final class InvalidFileException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /**
   * With a message for people.
   *
   * @param line from 1 on; 0 for the file as a whole
   */
  public InvalidFileException(Path file, long line, String reason) {
    super(file + (line > 0 ? ", line " + line : "") + ": " + reason);
  }
}
