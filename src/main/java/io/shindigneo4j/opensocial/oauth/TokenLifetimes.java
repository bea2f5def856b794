package io.shindigneo4j.opensocial.oauth;

import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import io.shindigneo4j.opensocial.configuration.Setting;
import io.shindigneo4j.opensocial.configuration.SettingValues;
import io.shindigneo4j.schema.authorization.Revocation;
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
        lifetime(values, OAuthTokenSetting.CODE_LIFETIME),
        lifetime(values, OAuthTokenSetting.ACCESS_TOKEN_LIFETIME),
        lifetime(values, OAuthTokenSetting.REFRESH_TOKEN_LIFETIME));
  }

  private static Duration lifetime(SettingValues values, Setting setting) {
    Duration lifetime = values.duration(setting);
    if (lifetime.compareTo(Revocation.MEMORY) > 0) {
      throw new InvalidSettingException(
          setting.key()
              + " is not valid: it must be "
              + Revocation.MEMORY.toDays()
              + " days at most");
    }
    return lifetime;
  }
}
