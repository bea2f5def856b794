package io.shindigneo4j.web.launcher;

/** Says in words for the user why the launcher gives up. */
final class LaunchException extends RuntimeException {
  private static final long serialVersionUID = 1;

  LaunchException(String message) {
    super(message);
  }

  LaunchException(String message, Throwable cause) {
    super(message + ": " + cause, cause);
  }
}
