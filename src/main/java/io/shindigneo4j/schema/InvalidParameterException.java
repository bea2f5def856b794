package io.shindigneo4j.schema;

/** A parameter of an operation that is missing, unknown, or not what it must be. */
public final class InvalidParameterException extends IllegalArgumentException {

  private static final long serialVersionUID = 1L;

  public InvalidParameterException(String message) {
    super(message);
  }
}
