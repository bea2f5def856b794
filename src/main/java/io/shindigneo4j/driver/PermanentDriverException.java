package io.shindigneo4j.driver;

/** A failure that comes again: a wrong statement, parameter or password. */
public final class PermanentDriverException extends DriverException {

  private static final long serialVersionUID = 1L;

  PermanentDriverException(Failing failing, Throwable cause) {
    super(failing, cause);
  }
}
