package io.shindigneo4j.web.log;

import io.shindigneo4j.opensocial.configuration.Setting;

/** The settings of logs, each with its default as it would be written. */
public final class LogSetting {
  public static final Setting FORMAT = new Setting("shindig.neo4j.log-format", "text");

  private LogSetting() {}
}
