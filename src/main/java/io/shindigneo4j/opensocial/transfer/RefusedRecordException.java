package io.shindigneo4j.opensocial.transfer;

/** A record cannot be moved; the message says why. */
public final class RefusedRecordException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  public RefusedRecordException(String message) {
    super(message);
  }
}
