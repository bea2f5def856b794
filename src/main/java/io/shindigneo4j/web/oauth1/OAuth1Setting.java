package io.shindigneo4j.web.oauth1;

import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import io.shindigneo4j.opensocial.configuration.Setting;
import java.util.Optional;
import java.util.function.Function;

/** The settings of signed requests, each with its default as it would be written. */
public final class OAuth1Setting {
  public static final Setting ENABLED = new Setting("shindig.neo4j.oauth1", "false");
  public static final Setting ORIGIN = new Setting("shindig.neo4j.oauth1-origin", "");

  public static final Setting UNSIGNED_BODIES =
      new Setting("shindig.neo4j.oauth1-unsigned-bodies", "false");

  private OAuth1Setting() {}

  /**
   * Reads them all, as Shindig does at its start.
   *
   * @throws InvalidSettingException for a value that makes no sense
   */
  public static void check(Function<String, Optional<String>> find) {
    Optional<OAuth1Settings> unused = OAuth1Settings.from(find);
  }
}
