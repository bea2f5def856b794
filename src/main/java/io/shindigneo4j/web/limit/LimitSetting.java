package io.shindigneo4j.web.limit;

import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import io.shindigneo4j.opensocial.configuration.Setting;
import io.shindigneo4j.opensocial.execution.CallScheduler;
import java.util.Optional;
import java.util.function.Function;

/** The settings of limits in time, each with its default as it would be written. */
public final class LimitSetting {
  public static final Setting ADDRESS_RATE = new Setting("shindig.neo4j.address-rate", "200");
  public static final Setting ADDRESS_BURST = new Setting("shindig.neo4j.address-burst", "2000");
  public static final Setting VIEWER_RATE = new Setting("shindig.neo4j.viewer-rate", "100");
  public static final Setting VIEWER_BURST = new Setting("shindig.neo4j.viewer-burst", "1000");

  public static final Setting BODY_RATE = new Setting("shindig.neo4j.viewer-body-rate", "64");
  public static final Setting BODY_BURST = new Setting("shindig.neo4j.viewer-body-burst", "262144");

  public static final Setting CLIENT_CALLS = new Setting("shindig.neo4j.client-calls", "8");

  public static final Setting OAUTH_FAILURES = new Setting("shindig.neo4j.oauth-failures", "10");

  private LimitSetting() {}

  /**
   * Reads them all, as Shindig does at its start.
   *
   * @throws InvalidSettingException for a value that makes no sense
   */
  public static void check(Function<String, Optional<String>> find) {
    RateLimit unusedAddresses = RateLimit.ofAddresses(find);
    RateLimit unusedViewers = RateLimit.ofViewers(find);
    RateLimit unusedBodies = RateLimit.ofBodies(find);
    CallScheduler unusedShares = CallShares.from(find);
    FailedAttempts unusedAttempts = FailedAttempts.from(find);
  }
}
