package io.shindigneo4j.driver;

import org.jspecify.annotations.Nullable;

/** A failure that will happen again: a wrong statement, parameter or password. */
public final class PermanentDriverException extends DriverException {

  private static final long serialVersionUID = 1L;

  PermanentDriverException(DriverException.Description description, @Nullable Throwable cause) {
    super(description, cause);
  }
}
