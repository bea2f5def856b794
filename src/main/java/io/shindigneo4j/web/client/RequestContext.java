package io.shindigneo4j.web.client;

import java.util.Locale;
import javax.servlet.http.HttpServletRequest;

/**
 * Whom a request counts for, by which address it calls this server, and what is fetched for it.
 *
 * @param host with brackets around an IPv6 address
 */
public record RequestContext(
    Client client, String scheme, String host, int port, FetchBudget fetches) {

  public RequestContext(Client client, String scheme, String host, int port) {
    this(client, scheme, host, port, new FetchBudget());
  }

  static RequestContext of(HttpServletRequest request) {
    return new RequestContext(
        Client.of(request),
        request.getScheme().toLowerCase(Locale.ROOT),
        request.getServerName(),
        request.getServerPort());
  }
}
