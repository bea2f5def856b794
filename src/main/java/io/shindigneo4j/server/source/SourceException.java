package io.shindigneo4j.server.source;

/** A file cannot be used; the message is for its operator. */
public final class SourceException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  public SourceException(String message) {
    super(message);
  }

  public SourceException(String message, Throwable cause) {
    super(message, cause);
  }

  /** A failure of the code of a file, or of what reads it. */
  static SourceException of(Throwable failure) {
    return failure instanceof SourceException known
        ? known
        : new SourceException(failure.toString(), failure);
  }
}
