package io.shindigneo4j.web.bearer;

import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import io.shindigneo4j.opensocial.configuration.SettingValues;
import io.shindigneo4j.web.provider.ProviderSetting;
import io.shindigneo4j.web.provider.ProviderSettings;
import java.util.Optional;
import java.util.function.Function;

/**
 * A provider whose access tokens are taken.
 *
 * @param audience that its tokens for us name
 */
record BearerSettings(ProviderSettings provider, String audience, ScopeMapping scopes) {

  /**
   * The provider; empty if none is set, or no audience.
   *
   * @throws InvalidSettingException for a value that makes no sense
   */
  static Optional<BearerSettings> from(Function<String, Optional<String>> find) {
    SettingValues values = new SettingValues(find);
    String audience = values.verbatim(ProviderSetting.AUDIENCE).strip();
    ScopeMapping scopes = values.get(BearerSetting.SCOPES, ScopeMapping::parse);
    return ProviderSettings.from(find)
        .filter(provider -> !audience.isEmpty())
        .map(provider -> new BearerSettings(provider, audience, scopes));
  }
}
