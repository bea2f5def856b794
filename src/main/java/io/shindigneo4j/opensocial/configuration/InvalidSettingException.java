package io.shindigneo4j.opensocial.configuration;

import java.util.Optional;

/** Settings that make no sense; the message names their keys. */
public final class InvalidSettingException extends IllegalArgumentException {

  private static final long serialVersionUID = 1L;

  /** Null for several settings that do not fit together. */
  private final String key;

  public InvalidSettingException(String message) {
    super(message);
    this.key = null;
  }

  InvalidSettingException(Setting setting, Throwable cause) {
    super(setting.key() + " is not valid: " + cause.getMessage(), cause);
    this.key = setting.key();
  }

  /** The one setting whose value is not valid; empty if several do not fit together. */
  public Optional<String> key() {
    return Optional.ofNullable(key);
  }
}
