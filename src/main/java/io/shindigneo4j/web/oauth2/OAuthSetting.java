package io.shindigneo4j.web.oauth2;

import io.shindigneo4j.opensocial.configuration.Setting;

/** The settings of our OAuth server, each with its default as it would be written. */
public final class OAuthSetting {
  public static final Setting ISSUER = new Setting("shindig.neo4j.issuer", "");

  private OAuthSetting() {}
}
