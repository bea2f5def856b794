package io.shindigneo4j.web.log;

import io.shindigneo4j.opensocial.configuration.SettingValues;
import java.util.Optional;
import java.util.function.Function;

/** The form of the lines of a log. */
public enum LogFormat {
  /** As the container, or Java, is configured. */
  TEXT,
  /** An object in each line. */
  JSON;

  /**
   * As the settings say.
   *
   * @throws io.shindigneo4j.opensocial.configuration.InvalidSettingException for any other value
   */
  public static LogFormat from(Function<String, Optional<String>> find) {
    return new SettingValues(find).constant(LogSetting.FORMAT, LogFormat.class);
  }
}
