package io.shindigneo4j.web.provider;

import io.shindigneo4j.opensocial.configuration.Setting;

/** The settings of an identity provider, each with its default as it would be written. */
public final class ProviderSetting {
  public static final Setting ISSUER = new Setting("shindig.neo4j.oidc-issuer", "");
  public static final Setting AUDIENCE = new Setting("shindig.neo4j.oidc-audience", "");
  public static final Setting CLIENT = new Setting("shindig.neo4j.oidc-client", "");
  public static final Setting KEYS = new Setting("shindig.neo4j.oidc-keys", "");
  public static final Setting ALGORITHMS =
      new Setting("shindig.neo4j.oidc-algorithms", "RS256, PS256, ES256");
  public static final Setting PERSON_CLAIM = new Setting("shindig.neo4j.oidc-person-claim", "sub");

  private ProviderSetting() {}
}
