package io.shindigneo4j.web.oauth1;

import io.shindigneo4j.opensocial.configuration.Setting;

/** The settings of signed requests, each with its default as it would be written. */
public final class OAuth1Setting {
  public static final Setting ENABLED = new Setting("shindig.neo4j.oauth1", "false");
  public static final Setting ORIGIN = new Setting("shindig.neo4j.oauth1-origin", "");

  private OAuth1Setting() {}
}
