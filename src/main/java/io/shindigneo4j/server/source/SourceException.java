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
}
