package io.shindigneo4j.web.outbound;

import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.gadgets.http.HttpResponse;
import org.apache.shindig.gadgets.http.HttpResponseBuilder;

/** The answers in place of what another site says, or does not say in time. */
final class FailedResponse {

  private FailedResponse() {}

  static HttpResponse refused() {
    return status(HttpServletResponse.SC_FORBIDDEN);
  }

  static HttpResponse tooLarge() {
    return status(HttpServletResponse.SC_BAD_GATEWAY);
  }

  static HttpResponse late() {
    return status(HttpServletResponse.SC_GATEWAY_TIMEOUT);
  }

  private static HttpResponse status(int status) {
    return new HttpResponseBuilder().setHttpStatusCode(status).setStrictNoCache().create();
  }
}
