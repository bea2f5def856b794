package io.shindigneo4j.web.endpoint;

import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import io.shindigneo4j.opensocial.configuration.Setting;
import java.util.Optional;
import java.util.function.Function;

/** The settings of requests that come in, each with its default as it would be written. */
public final class EndpointSetting {
  public static final Setting HOSTS = new Setting("shindig.neo4j.hosts", "");

  private EndpointSetting() {}

  /**
   * Reads them all, as Shindig does at its start.
   *
   * @throws InvalidSettingException for a value that makes no sense
   */
  public static void check(Function<String, Optional<String>> find) {
    AcceptedHosts unused = AcceptedHosts.from(find);
  }
}
