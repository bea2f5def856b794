package io.shindigneo4j.web.session;

import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import io.shindigneo4j.opensocial.configuration.Setting;
import java.util.Optional;
import java.util.function.Function;

/** The settings of sessions, each with its default as it would be written. */
public final class SessionSetting {
  public static final Setting IDLE = new Setting("shindig.neo4j.session-idle", "PT30M");
  public static final Setting LIFETIME = new Setting("shindig.neo4j.session-lifetime", "PT12H");

  private SessionSetting() {}

  /**
   * Reads them all, as Shindig does at its start.
   *
   * @throws InvalidSettingException for a value that makes no sense
   */
  public static void check(Function<String, Optional<String>> find) {
    SessionSettings unused = SessionSettings.from(find);
  }
}
