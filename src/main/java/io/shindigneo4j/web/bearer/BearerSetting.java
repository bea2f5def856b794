package io.shindigneo4j.web.bearer;

import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import io.shindigneo4j.opensocial.configuration.Setting;
import java.util.Optional;
import java.util.function.Function;

/** The settings of access tokens that a provider issues beside those of the provider. */
public final class BearerSetting {
  public static final Setting SCOPES = new Setting("shindig.neo4j.oidc-scopes", "");

  private BearerSetting() {}

  /**
   * Reads them all, as Shindig does at its start.
   *
   * @throws InvalidSettingException for a value that makes no sense
   */
  public static void check(Function<String, Optional<String>> find) {
    Optional<BearerSettings> unused = BearerSettings.from(find);
  }
}
