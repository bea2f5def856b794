package io.shindigneo4j.web.session;

import io.shindigneo4j.opensocial.configuration.Setting;

/** The settings of sessions, each with its default as it would be written. */
public final class SessionSetting {
  public static final Setting IDLE = new Setting("shindig.neo4j.session-idle", "PT30M");
  public static final Setting LIFETIME = new Setting("shindig.neo4j.session-lifetime", "PT12H");

  private SessionSetting() {}
}
