package io.shindigneo4j.web.token;

/** What is encrypted by a key that is not there, or no longer. */
public final class UnknownKeyException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  UnknownKeyException() {
    super("its key is not known");
  }
}
