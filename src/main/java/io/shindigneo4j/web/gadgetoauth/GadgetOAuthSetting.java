package io.shindigneo4j.web.gadgetoauth;

import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import io.shindigneo4j.opensocial.configuration.Setting;
import java.util.Optional;
import java.util.function.Function;

/** The settings of what gadgets fetch by OAuth, each with its default as it would be written. */
public final class GadgetOAuthSetting {
  public static final Setting ENABLED = new Setting("shindig.neo4j.gadget-oauth", "false");
  public static final Setting ADDRESS = new Setting("shindig.neo4j.gadget-oauth-address", "");
  public static final Setting LIFETIME = new Setting("shindig.neo4j.gadget-oauth-lifetime", "P90D");

  private GadgetOAuthSetting() {}

  /**
   * Reads them all, as Shindig does at its start.
   *
   * @throws InvalidSettingException for a value that makes no sense
   */
  public static void check(Function<String, Optional<String>> find) {
    Optional<GadgetOAuthSettings> unused = GadgetOAuthSettings.from(find);
  }
}
