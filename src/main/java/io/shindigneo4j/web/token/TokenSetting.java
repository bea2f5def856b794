package io.shindigneo4j.web.token;

import io.shindigneo4j.opensocial.configuration.Setting;

/** The settings of security tokens, each with its default as it would be written. */
public final class TokenSetting {
  public static final Setting TYPE = new Setting("shindig.neo4j.token-type", "secure");
  public static final Setting KEY = new Setting("shindig.neo4j.token-key", "");
  public static final Setting KEY_FILE = new Setting("shindig.neo4j.token-key-file", "");
  public static final Setting KEY_DELAY = new Setting("shindig.neo4j.token-key-delay", "PT10S");
  public static final Setting RENEWAL = new Setting("shindig.neo4j.token-renewal", "PT12H");

  private TokenSetting() {}
}
