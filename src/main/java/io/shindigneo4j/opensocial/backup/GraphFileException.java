package io.shindigneo4j.opensocial.backup;

/** What is wrong with a file that is to have a graph, and in which line. */
public final class GraphFileException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final long line;

  /**
   * @param line counted from 1 on
   */
  GraphFileException(long line, String reason) {
    super("Line " + line + ": " + reason);
    this.line = line;
  }

  GraphFileException(long line, String reason, Throwable cause) {
    super("Line " + line + ": " + reason, cause);
    this.line = line;
  }

  public long line() {
    return line;
  }
}
