package io.shindigneo4j.web.outbound;

import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import io.shindigneo4j.opensocial.configuration.SettingValues;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The hosts that requests may go to although their addresses are not public, by the names in the
 * URIs of the requests.
 *
 * @param hosts in lower case; a host without a port matches all ports
 */
record InternalHosts(Set<String> hosts) {
  private static final Pattern HOST =
      Pattern.compile("([a-z0-9._-]+|\\[[0-9a-f:.]+])(:[0-9]{1,5})?");

  /**
   * @throws InvalidSettingException if the text is no list of hosts
   */
  static InternalHosts from(Function<String, Optional<String>> find) {
    return new SettingValues(find).get(OutboundSetting.INTERNAL_HOSTS, InternalHosts::parse);
  }

  /**
   * @param host with brackets around an IPv6 address
   */
  boolean contain(String host, int port) {
    String name = host.toLowerCase(Locale.ROOT);
    return hosts.contains(name) || hosts.contains(name + ":" + port);
  }

  private static InternalHosts parse(String text) {
    return new InternalHosts(
        Stream.of(text.toLowerCase(Locale.ROOT).split(","))
            .map(String::strip)
            .filter(host -> !host.isEmpty())
            .map(InternalHosts::checked)
            .collect(Collectors.toUnmodifiableSet()));
  }

  private static String checked(String host) {
    if (!HOST.matcher(host).matches()) {
      throw new IllegalArgumentException("'" + host + "' is neither a host nor a host:port");
    }
    return host;
  }
}
