package io.shindigneo4j.web.token;

import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import io.shindigneo4j.opensocial.configuration.Setting;
import io.shindigneo4j.opensocial.configuration.SettingValues;
import io.shindigneo4j.opensocial.oauth.Lifetimes;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;
import java.util.function.Function;

/**
 * The settings of the tokens that are issued and accepted.
 *
 * @param keys empty only for insecure tokens
 * @param renewal how long after the first token others may renew it
 */
public record TokenSettings(TokenType type, Optional<TokenKeys> keys, Duration renewal) {

  /**
   * Reads the settings, and the keys from their file.
   *
   * @throws InvalidSettingException for an invalid value, or for secure tokens without a key
   */
  public static TokenSettings from(Function<String, Optional<String>> find) {
    SettingValues values = new SettingValues(find);
    Duration renewal = Lifetimes.ofSession(values, TokenSetting.RENEWAL);
    return switch (values.constant(TokenSetting.TYPE, TokenType.class)) {
      case SECURE -> new TokenSettings(TokenType.SECURE, Optional.of(keys(values)), renewal);
      case INSECURE -> new TokenSettings(TokenType.INSECURE, Optional.empty(), renewal);
    };
  }

  /** The keys; without a secret, one that ends with this process. */
  public TokenKeys keysOrRandom() {
    return keys.orElseGet(() -> TokenKeys.of(TokenKey.random()));
  }

  private static TokenKeys keys(SettingValues values) {
    boolean inPlace = isSet(values, TokenSetting.KEY);
    boolean inFile = isSet(values, TokenSetting.KEY_FILE);
    if (inPlace && inFile) {
      throw new InvalidSettingException(
          "shindig.neo4j.token-key and shindig.neo4j.token-key-file are both set: choose one");
    }
    if (inPlace) {
      return TokenKeys.of(values.get(TokenSetting.KEY, TokenKey::new));
    }
    if (inFile) {
      Duration delay = values.duration(TokenSetting.KEY_DELAY);
      return values.get(TokenSetting.KEY_FILE, file -> read(file, delay));
    }
    throw new InvalidSettingException(
        "Security tokens need a key: set shindig.neo4j.token-key or shindig.neo4j.token-key-file");
  }

  private static boolean isSet(SettingValues values, Setting setting) {
    return !values.verbatim(setting).isBlank();
  }

  private static TokenKeys read(String file, Duration delay) {
    return new ReloadedKeys(Path.of(file), delay, InstantSource.system());
  }
}
