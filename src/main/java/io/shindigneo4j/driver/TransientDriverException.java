package io.shindigneo4j.driver;

/** A failure that may pass: the server is busy, restarting or out of reach. */
public final class TransientDriverException extends DriverException {

  private static final long serialVersionUID = 1L;

  TransientDriverException(Failing failing, Throwable cause) {
    super(failing, cause);
  }
}
