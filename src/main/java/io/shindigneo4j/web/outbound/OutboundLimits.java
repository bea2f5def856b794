package io.shindigneo4j.web.outbound;

import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import io.shindigneo4j.opensocial.configuration.SettingValues;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The limits of outbound requests.
 *
 * @param bytes the most of one response, inflated
 * @param time of one request with all its redirects
 * @param connections the most at a time
 * @param connectionsPerHost the most to one host at a time
 * @param headers those that a request may have, in lower case
 * @param cacheBytes the most of all responses in the cache
 */
record OutboundLimits(
    int bytes,
    Duration time,
    int connections,
    int connectionsPerHost,
    Set<String> headers,
    long cacheBytes) {

  /**
   * @throws InvalidSettingException for a value that makes no sense
   */
  static OutboundLimits from(Function<String, Optional<String>> find) {
    SettingValues values = new SettingValues(find);
    return new OutboundLimits(
        values.get(OutboundSetting.LIMIT, OutboundLimits::positive),
        values.get(OutboundSetting.TIMEOUT, OutboundLimits::duration),
        values.get(OutboundSetting.CONNECTIONS, OutboundLimits::positive),
        values.get(OutboundSetting.CONNECTIONS_PER_HOST, OutboundLimits::positive),
        values.get(OutboundSetting.HEADERS, OutboundLimits::names),
        values.get(OutboundSetting.CACHE, OutboundLimits::positive));
  }

  private static int positive(String text) {
    int number = Integer.parseInt(text);
    if (number <= 0) {
      throw new IllegalArgumentException("it must be positive");
    }
    return number;
  }

  private static Duration duration(String text) {
    Duration duration = Duration.parse(text);
    if (duration.compareTo(Duration.ofMillis(1)) < 0) {
      throw new IllegalArgumentException("it must be a millisecond at least");
    }
    return duration;
  }

  private static Set<String> names(String text) {
    return Stream.of(text.toLowerCase(Locale.ROOT).split(",", -1))
        .map(String::strip)
        .filter(name -> !name.isEmpty())
        .collect(Collectors.toUnmodifiableSet());
  }
}
