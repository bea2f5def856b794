package io.shindigneo4j.protocol;

/** A document that became larger than allowed while it was written. */
public final class TooLargeException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  TooLargeException(int limit) {
    super("more than " + limit + " bytes");
  }

  static void check(int size, int limit) {
    if (size > limit) {
      throw new TooLargeException(limit);
    }
  }
}
