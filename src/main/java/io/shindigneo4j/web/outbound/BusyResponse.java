package io.shindigneo4j.web.outbound;

import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.gadgets.http.HttpResponse;
import org.apache.shindig.gadgets.http.HttpResponseBuilder;

/**
 * The answers where nothing was fetched, or not to its end, because of other fetches: with status
 * 503, because the client or the server had no connection free; with 504, because those for the
 * same request had taken the time. They say nothing of the address, so they are not kept for
 * others.
 */
public final class BusyResponse {
  private static final String MARK = "busy";

  private BusyResponse() {}

  static HttpResponse create() {
    return create(HttpServletResponse.SC_SERVICE_UNAVAILABLE);
  }

  static HttpResponse late() {
    return create(HttpServletResponse.SC_GATEWAY_TIMEOUT);
  }

  private static HttpResponse create(int status) {
    return new HttpResponseBuilder()
        .setHttpStatusCode(status)
        .setStrictNoCache()
        .setMetadata(MARK, "true")
        .create();
  }

  public static boolean isOne(HttpResponse response) {
    return response.getMetadata().containsKey(MARK);
  }
}
