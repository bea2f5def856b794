package io.shindigneo4j.opensocial.oauth;

import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import io.shindigneo4j.opensocial.configuration.SettingValues;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Function;

/** How long what our OAuth server issues is valid. */
public record TokenLifetimes(Duration code, Duration access, Duration refresh) {

  /**
   * Reads the settings.
   *
   * @throws InvalidSettingException for a value that is no time, or longer than revocations are
   *     remembered
   */
  public static TokenLifetimes from(Function<String, Optional<String>> find) {
    SettingValues values = new SettingValues(find);
    return new TokenLifetimes(
        Lifetimes.get(values, OAuthTokenSetting.CODE_LIFETIME),
        Lifetimes.get(values, OAuthTokenSetting.ACCESS_TOKEN_LIFETIME),
        Lifetimes.get(values, OAuthTokenSetting.REFRESH_TOKEN_LIFETIME));
  }
}
