package io.shindigneo4j.web.outbound;

import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.gadgets.http.HttpResponse;
import org.apache.shindig.gadgets.http.HttpResponseBuilder;

/**
 * The answer, with status 503, where nothing was fetched because the client or the server had no
 * connection free. It says nothing of the address, so it is not kept for others.
 */
final class BusyResponse {
  private static final String MARK = "busy";

  private BusyResponse() {}

  static HttpResponse create() {
    return new HttpResponseBuilder()
        .setHttpStatusCode(HttpServletResponse.SC_SERVICE_UNAVAILABLE)
        .setStrictNoCache()
        .setMetadata(MARK, "true")
        .create();
  }

  static boolean isOne(HttpResponse response) {
    return response.getMetadata().containsKey(MARK);
  }
}
