package io.shindigneo4j.workload.file;

import java.nio.file.Path;

/** An invalid network file. The message has the place and the reason. */
public final class InvalidFileException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /**
   * @param line from 1 on; 0 for the whole file
   */
  public InvalidFileException(Path file, long line, String reason) {
    super(file + (line > 0 ? ", line " + line : "") + ": " + reason);
  }
}
