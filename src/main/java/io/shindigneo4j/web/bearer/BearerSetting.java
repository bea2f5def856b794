package io.shindigneo4j.web.bearer;

import io.shindigneo4j.opensocial.configuration.Setting;

/** The settings of access tokens that a provider issues, each with its default. */
public final class BearerSetting {
  public static final Setting ISSUER = new Setting("shindig.neo4j.oidc-issuer", "");
  public static final Setting AUDIENCE = new Setting("shindig.neo4j.oidc-audience", "");
  public static final Setting KEYS = new Setting("shindig.neo4j.oidc-keys", "");
  public static final Setting ALGORITHMS =
      new Setting("shindig.neo4j.oidc-algorithms", "RS256, PS256, ES256");
  public static final Setting PERSON_CLAIM = new Setting("shindig.neo4j.oidc-person-claim", "sub");
  public static final Setting SCOPES = new Setting("shindig.neo4j.oidc-scopes", "");

  private BearerSetting() {}
}
