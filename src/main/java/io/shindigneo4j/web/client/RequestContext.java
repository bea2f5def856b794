package io.shindigneo4j.web.client;

import java.util.Locale;
import javax.servlet.http.HttpServletRequest;

/**
 * Whom a request counts for, by which address it calls this server, what is fetched for it, and
 * what it holds.
 *
 * @param host with brackets around an IPv6 address
 */
public record RequestContext(
    Client client, String scheme, String host, int port, FetchBudget fetches, HeldHeap heap) {

  public RequestContext(Client client, String scheme, String host, int port) {
    this(client, scheme, host, port, new FetchBudget(), HeldHeap.UNLIMITED);
  }

  static RequestContext of(HttpServletRequest request) {
    return new RequestContext(
        Client.of(request),
        request.getScheme().toLowerCase(Locale.ROOT),
        request.getServerName(),
        request.getServerPort(),
        new FetchBudget(),
        HeldHeap.of(request));
  }
}
