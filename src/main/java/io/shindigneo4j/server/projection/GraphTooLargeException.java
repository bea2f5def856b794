package io.shindigneo4j.server.projection;

/** The graph does not fit into its memory. */
final class GraphTooLargeException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  GraphTooLargeException() {
    super("the graph does not fit into its memory");
  }
}
