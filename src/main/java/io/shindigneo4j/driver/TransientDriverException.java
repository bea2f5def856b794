package io.shindigneo4j.driver;

/** A failure that may pass: the server is busy, restarting or unreachable. */
public final class TransientDriverException extends DriverException {

  private static final long serialVersionUID = 1L;

  TransientDriverException(FailureDescription description, Throwable cause) {
    super(description, cause);
  }
}
