package io.shindigneo4j.opensocial.transfer;

/** A source cannot be read; the message has no secrets. */
public final class SourceException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  public SourceException(String message) {
    super(message);
  }

  public SourceException(String message, Throwable cause) {
    super(message, cause);
  }
}
