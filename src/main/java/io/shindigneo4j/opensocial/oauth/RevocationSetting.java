package io.shindigneo4j.opensocial.oauth;

import io.shindigneo4j.opensocial.configuration.Setting;

/** The settings of revocations, each with its default as it would be written. */
public final class RevocationSetting {

  public static final Setting INTERVAL =
      new Setting("shindig.neo4j.revocation-interval", "PT0.25S");

  private RevocationSetting() {}
}
