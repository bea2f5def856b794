package io.shindigneo4j.web.oauth2;

import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import io.shindigneo4j.opensocial.configuration.Setting;
import java.util.Optional;
import java.util.function.Function;

/** The settings of our OAuth server, each with its default as it would be written. */
public final class OAuthSetting {
  public static final Setting ISSUER = new Setting("shindig.neo4j.issuer", "");

  private OAuthSetting() {}

  /**
   * Reads them all, as Shindig does at its start.
   *
   * @throws InvalidSettingException for a value that makes no sense
   */
  public static void check(Function<String, Optional<String>> find) {
    IssuerAddress unused = IssuerAddress.from(find);
  }
}
