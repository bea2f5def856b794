package io.shindigneo4j.web.command;

/** Why a command has failed, in words for operators. */
final class CommandFailure extends RuntimeException {

  private static final long serialVersionUID = 1L;

  CommandFailure(String message) {
    super(message);
  }

  CommandFailure(String message, Throwable cause) {
    super(message, cause);
  }
}
