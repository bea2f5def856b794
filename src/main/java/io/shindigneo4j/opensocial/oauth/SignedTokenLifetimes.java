package io.shindigneo4j.opensocial.oauth;

import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import io.shindigneo4j.opensocial.configuration.Setting;
import io.shindigneo4j.opensocial.configuration.SettingValues;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Function;

/**
 * How long the tokens of OAuth 1.0a are valid.
 *
 * @param request both before and after a person has authorized it
 */
public record SignedTokenLifetimes(Duration request, Duration access) {

  private static final Duration MAX_REQUEST = Duration.ofHours(1);

  /**
   * Reads the settings.
   *
   * @throws InvalidSettingException for a value that is no time, or too long
   */
  public static SignedTokenLifetimes from(Function<String, Optional<String>> find) {
    SettingValues values = new SettingValues(find);
    return new SignedTokenLifetimes(
        request(values), Lifetimes.get(values, OAuthTokenSetting.SIGNED_TOKEN_LIFETIME));
  }

  private static Duration request(SettingValues values) {
    Setting setting = OAuthTokenSetting.REQUEST_TOKEN_LIFETIME;
    Duration lifetime = values.duration(setting);
    if (lifetime.compareTo(MAX_REQUEST) > 0) {
      throw new InvalidSettingException(setting.key() + " is not valid: it must be PT1H at most");
    }
    return lifetime;
  }
}
