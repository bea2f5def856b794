package io.shindigneo4j.server.connection;

import io.netty.util.NetUtil;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The name of a host, and optionally a port, as the header Host has it (RFC 9110, section 7.2). */
final class HostName {

  private static final int LONGEST = 300;

  /** RFC 3986, section 3.2.2; the group is an address of IPv6. */
  private static final Pattern HOST =
      Pattern.compile(
          "(?:(?:[A-Za-z0-9._~!$&'()*+,;=-]|%[0-9A-Fa-f]{2})*|\\[([0-9A-Fa-f:.]+)])(?::\\d{0,5})?");

  private HostName() {}

  /** An empty name is valid: a client sends it where its target has no host. */
  static boolean isValid(String host) {
    if (host.length() > LONGEST) {
      return false;
    }
    Matcher parts = HOST.matcher(host);
    return parts.matches()
        && (parts.group(1) == null || NetUtil.isValidIpV6Address(parts.group(1)));
  }
}
