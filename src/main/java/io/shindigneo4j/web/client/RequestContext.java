package io.shindigneo4j.web.client;

import java.util.Locale;
import javax.servlet.http.HttpServletRequest;

/**
 * Whom a request counts for, and by which address it calls this server.
 *
 * @param host with brackets around an IPv6 address
 */
public record RequestContext(Client client, String scheme, String host, int port) {

  static RequestContext of(HttpServletRequest request) {
    return new RequestContext(
        Client.of(request),
        request.getScheme().toLowerCase(Locale.ROOT),
        request.getServerName(),
        request.getServerPort());
  }
}
