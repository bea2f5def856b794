package io.shindigneo4j.web.outbound;

import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import io.shindigneo4j.opensocial.configuration.Setting;
import java.util.Optional;
import java.util.function.Function;

/** The settings of outbound requests, each with its default as it would be written. */
public final class OutboundSetting {
  public static final Setting INTERNAL_HOSTS = new Setting("shindig.neo4j.internal-hosts", "");
  public static final Setting LIMIT = new Setting("shindig.neo4j.fetch-limit", "4194304");
  public static final Setting TIMEOUT = new Setting("shindig.neo4j.fetch-timeout", "PT20S");
  public static final Setting CONNECTIONS = new Setting("shindig.neo4j.fetch-connections", "32");
  public static final Setting CONNECTIONS_PER_HOST =
      new Setting("shindig.neo4j.fetch-connections-per-host", "4");
  public static final Setting CONNECTIONS_PER_CLIENT =
      new Setting("shindig.neo4j.fetch-connections-per-client", "8");
  public static final Setting HEADERS =
      new Setting(
          "shindig.neo4j.fetch-headers",
          "accept, accept-language, authorization, content-type, if-match, if-modified-since,"
              + " if-none-match, x-http-method-override, x-requested-with");
  public static final Setting CACHE = new Setting("shindig.neo4j.fetch-cache", "67108864");

  private OutboundSetting() {}

  /**
   * Reads them all, as Shindig does at its start.
   *
   * @throws InvalidSettingException for a value that makes no sense
   */
  public static void check(Function<String, Optional<String>> find) {
    InternalHosts unusedHosts = InternalHosts.from(find);
    OutboundLimits unusedLimits = OutboundLimits.from(find);
  }
}
