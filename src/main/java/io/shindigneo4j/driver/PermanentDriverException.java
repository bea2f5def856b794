package io.shindigneo4j.driver;

/** A failure that will happen again: a wrong statement, parameter or password. */
public final class PermanentDriverException extends DriverException {

  private static final long serialVersionUID = 1L;

  PermanentDriverException(FailureDescription description, Throwable cause) {
    super(description, cause);
  }
}
