package io.shindigneo4j.server.projection;

/** The graph does not fit into the memory that it may have. */
final class TooLargeException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  TooLargeException() {
    super("more memory than it may have");
  }
}
