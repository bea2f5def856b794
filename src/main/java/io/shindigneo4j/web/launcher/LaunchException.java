package io.shindigneo4j.web.launcher;

/** The launcher fails. The message is for the user. */
final class LaunchException extends RuntimeException {
  private static final long serialVersionUID = 1;

  LaunchException(String message) {
    super(message);
  }

  LaunchException(String message, Throwable cause) {
    super(message + ": " + cause, cause);
  }
}
