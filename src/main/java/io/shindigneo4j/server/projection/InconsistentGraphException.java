package io.shindigneo4j.server.projection;

/** A commit does not fit the graph in memory, which must be read again. */
final class InconsistentGraphException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  InconsistentGraphException(String message) {
    super(message);
  }
}
