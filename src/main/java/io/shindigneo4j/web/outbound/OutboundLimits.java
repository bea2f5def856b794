package io.shindigneo4j.web.outbound;

import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import io.shindigneo4j.opensocial.configuration.SettingValues;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * The limits of outbound requests.
 *
 * @param bytes the most of one response, inflated
 * @param time of one request with all its redirects
 * @param connections the most at a time
 * @param connectionsPerHost the most to one host at a time
 * @param connectionsPerClient the most for one client at a time
 * @param headers those that a request may have, in lower case
 * @param cacheBytes the most of all responses in the cache
 */
record OutboundLimits(
    int bytes,
    Duration time,
    int connections,
    int connectionsPerHost,
    int connectionsPerClient,
    Set<String> headers,
    long cacheBytes) {
  private static final Pattern HEADER = Pattern.compile("[a-z0-9-]+");

  /**
   * @throws InvalidSettingException for a value that makes no sense
   */
  static OutboundLimits from(Function<String, Optional<String>> find) {
    SettingValues values = new SettingValues(find);
    return new OutboundLimits(
        values.positive(OutboundSetting.LIMIT),
        values.duration(OutboundSetting.TIMEOUT),
        values.positive(OutboundSetting.CONNECTIONS),
        values.positive(OutboundSetting.CONNECTIONS_PER_HOST),
        values.positive(OutboundSetting.CONNECTIONS_PER_CLIENT),
        values.names(OutboundSetting.HEADERS, HEADER, "the name of a header"),
        values.positive(OutboundSetting.CACHE));
  }
}
