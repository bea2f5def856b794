package io.shindigneo4j.opensocial.configuration;

/** A setting whose value makes no sense; the message names its key. */
public final class InvalidSettingException extends IllegalArgumentException {

  private static final long serialVersionUID = 1L;

  InvalidSettingException(SettingKey setting, String reason, Throwable cause) {
    super(setting.key() + " is not valid: " + reason, cause);
  }
}
