package io.shindigneo4j.opensocial.oauth;

import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import io.shindigneo4j.opensocial.configuration.Setting;
import java.util.Optional;
import java.util.function.Function;

/** The settings of what our OAuth servers issue, each with its default as it would be written. */
public final class OAuthTokenSetting {
  public static final Setting CODE_LIFETIME =
      new Setting("shindig.neo4j.oauth-code-lifetime", "PT1M");
  public static final Setting ACCESS_TOKEN_LIFETIME =
      new Setting("shindig.neo4j.oauth-access-token-lifetime", "PT1H");
  public static final Setting REFRESH_TOKEN_LIFETIME =
      new Setting("shindig.neo4j.oauth-refresh-token-lifetime", "P30D");

  public static final Setting REQUEST_TOKEN_LIFETIME =
      new Setting("shindig.neo4j.oauth1-request-token-lifetime", "PT10M");
  public static final Setting SIGNED_TOKEN_LIFETIME =
      new Setting("shindig.neo4j.oauth1-access-token-lifetime", "P30D");

  private OAuthTokenSetting() {}

  /**
   * Reads them all, as Shindig does at its start.
   *
   * @throws InvalidSettingException for a value that makes no sense
   */
  public static void check(Function<String, Optional<String>> find) {
    TokenLifetimes unusedTokens = TokenLifetimes.from(find);
    SignedTokenLifetimes unusedSigned = SignedTokenLifetimes.from(find);
  }
}
