package io.shindigneo4j.opensocial.oauth;

/** A client that cannot be registered. The message tells its operator why. */
public final class InvalidClientException extends IllegalArgumentException {

  private static final long serialVersionUID = 1L;

  public InvalidClientException(String message) {
    super(message);
  }

  /** Throws one where something is not valid. */
  public static void unless(boolean valid, String message) {
    if (!valid) {
      throw new InvalidClientException(message);
    }
  }
}
