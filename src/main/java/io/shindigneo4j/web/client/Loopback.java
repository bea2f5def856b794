package io.shindigneo4j.web.client;

import com.google.common.net.InetAddresses;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import javax.servlet.http.HttpServletRequest;

/** Requests that come from this machine and stay on it. */
public final class Loopback {
  private static final Set<String> NAMES = Set.of("localhost", "127.0.0.1", "[::1]");

  /** What proxies add, for clients that are elsewhere. */
  private static final List<String> OF_PROXIES =
      List.of("Forwarded", "X-Forwarded-For", "X-Forwarded-Host", "X-Real-IP", "Via");

  private Loopback() {}

  /** Whether a name can stand for nothing but this machine. */
  public static boolean isName(String host) {
    return NAMES.contains(host.toLowerCase(Locale.ROOT));
  }

  /** Whether both ends of a request are this machine, by their addresses and by the name. */
  public static boolean isLocal(HttpServletRequest request) {
    return isName(request.getServerName())
        && isAddress(request.getLocalAddr())
        && isAddress(request.getRemoteAddr())
        && OF_PROXIES.stream().allMatch(header -> request.getHeader(header) == null);
  }

  private static boolean isAddress(String address) {
    return InetAddresses.isInetAddress(address)
        && InetAddresses.forString(address).isLoopbackAddress();
  }
}
