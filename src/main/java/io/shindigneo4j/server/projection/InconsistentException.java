package io.shindigneo4j.server.projection;

/** What is in memory cannot be what the store had before a commit. */
final class InconsistentException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  InconsistentException(String message) {
    super(message);
  }
}
