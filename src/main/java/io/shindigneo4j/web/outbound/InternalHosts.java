package io.shindigneo4j.web.outbound;

import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import io.shindigneo4j.opensocial.configuration.SettingValues;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;

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
    return new InternalHosts(
        new SettingValues(find)
            .names(OutboundSetting.INTERNAL_HOSTS, HOST, "a host or a host:port"));
  }

  /**
   * @param host with brackets around an IPv6 address
   */
  boolean contain(String host, int port) {
    String name = host.toLowerCase(Locale.ROOT);
    return hosts.contains(name) || hosts.contains(name + ":" + port);
  }
}
