package io.shindigneo4j.server.source;

/** A file cannot be used. The message is for operators. */
public final class SourceException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  public SourceException(String message) {
    super(message);
  }

  public SourceException(String message, Throwable cause) {
    super(message, cause);
  }

  /** Wraps a failure of the code of a file, or of its loader. */
  static SourceException of(Throwable failure) {
    return failure instanceof SourceException known
        ? known
        : new SourceException(failure.toString(), failure);
  }
}
