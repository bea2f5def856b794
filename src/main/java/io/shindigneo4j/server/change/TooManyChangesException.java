package io.shindigneo4j.server.change;

/** A transaction changes more than events are made of. */
final class TooManyChangesException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  TooManyChangesException() {
    super("too many changes", null, false, false);
  }
}
