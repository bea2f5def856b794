package io.shindigneo4j.opensocial.transfer;

/** A record was refused, and nothing was to be refused. */
public final class StrictException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  StrictException(String message) {
    super(message);
  }
}
