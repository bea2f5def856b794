package io.shindigneo4j.opensocial.oauth;

import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import io.shindigneo4j.opensocial.configuration.Setting;
import io.shindigneo4j.opensocial.configuration.SettingValues;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Function;

/** The settings of revocations, each with its default as it would be written. */
public final class RevocationSetting {

  public static final Setting INTERVAL =
      new Setting("shindig.neo4j.revocation-interval", "PT0.25S");

  private RevocationSetting() {}

  /**
   * Reads them all, as Shindig does at its start.
   *
   * @throws InvalidSettingException for a value that makes no sense
   */
  public static void check(Function<String, Optional<String>> find) {
    Duration unused = new SettingValues(find).duration(INTERVAL);
  }
}
