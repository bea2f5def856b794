package io.shindigneo4j.web.openid;

import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import io.shindigneo4j.opensocial.configuration.Setting;
import java.util.Optional;
import java.util.function.Function;

/** The settings of sign-in by a provider beside those of the provider, each with its default. */
public final class OpenIdSetting {
  public static final Setting SECRET = new Setting("shindig.neo4j.oidc-client-secret", "");
  public static final Setting SECRET_FILE =
      new Setting("shindig.neo4j.oidc-client-secret-file", "");
  public static final Setting ORIGIN = new Setting("shindig.neo4j.oidc-origin", "");
  public static final Setting SCOPES =
      new Setting("shindig.neo4j.oidc-sign-in-scopes", "openid profile email");
  public static final Setting NEW_PEOPLE = new Setting("shindig.neo4j.oidc-new-people", "false");
  public static final Setting PROFILE =
      new Setting(
          "shindig.neo4j.oidc-profile",
          "name=displayName, given_name=name.givenName, family_name=name.familyName, email=emails");

  private OpenIdSetting() {}

  /**
   * Reads them all, as Shindig does at its start.
   *
   * @throws InvalidSettingException for a value that makes no sense
   */
  public static void check(Function<String, Optional<String>> find) {
    Optional<OpenIdSettings> unused = OpenIdSettings.from(find);
  }
}
