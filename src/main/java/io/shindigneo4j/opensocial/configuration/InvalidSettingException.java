package io.shindigneo4j.opensocial.configuration;

/** Settings that make no sense; the message names their keys. */
public final class InvalidSettingException extends IllegalArgumentException {

  private static final long serialVersionUID = 1L;

  public InvalidSettingException(String message) {
    super(message);
  }

  InvalidSettingException(String message, Throwable cause) {
    super(message, cause);
  }
}
