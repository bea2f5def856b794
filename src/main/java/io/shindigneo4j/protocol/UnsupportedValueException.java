package io.shindigneo4j.protocol;

/** A value that the protocol cannot carry. */
public final class UnsupportedValueException extends IllegalArgumentException {

  private static final long serialVersionUID = 1L;

  UnsupportedValueException(String message) {
    super(message);
  }

  UnsupportedValueException(Throwable cause) {
    super(cause.getMessage(), cause);
  }
}
