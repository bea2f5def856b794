package io.shindigneo4j.driver;

import org.jspecify.annotations.Nullable;

/** A failure that may pass: the server is busy, restarting or unreachable. */
public final class TransientDriverException extends DriverException {

  private static final long serialVersionUID = 1L;

  private final boolean lost;

  /**
   * A failure that may pass.
   *
   * @param lost whether the request is safe to repeat and has lost its connection
   */
  TransientDriverException(
      DriverException.Description description, @Nullable Throwable cause, boolean lost) {
    super(description, cause);
    this.lost = lost;
  }

  boolean isLost() {
    return lost;
  }
}
