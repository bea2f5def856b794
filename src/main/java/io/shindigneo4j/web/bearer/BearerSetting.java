package io.shindigneo4j.web.bearer;

import io.shindigneo4j.opensocial.configuration.Setting;

/** The settings of access tokens that a provider issues beside those of the provider. */
public final class BearerSetting {
  public static final Setting SCOPES = new Setting("shindig.neo4j.oidc-scopes", "");

  private BearerSetting() {}
}
