package io.shindigneo4j.web.gadgetoauth;

import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.gadgets.http.HttpResponse;
import org.apache.shindig.gadgets.http.HttpResponseBuilder;
import org.apache.shindig.gadgets.oauth.OAuthResponseParams;

/** What gadgets get. It has no token, no secret and no request that was sent to a service. */
final class Answers {

  private Answers() {}

  /** Where the viewer has to approve first. */
  static HttpResponse approval(String address) {
    return empty(HttpServletResponse.SC_OK)
        .setMetadata(OAuthResponseParams.APPROVAL_URL, address)
        .create();
  }

  /**
   * @param code in the words of Shindig's client
   */
  static HttpResponse failed(ServiceFailure failure, String code) {
    int status =
        failure.code().isTemporary()
            ? HttpServletResponse.SC_SERVICE_UNAVAILABLE
            : HttpServletResponse.SC_FORBIDDEN;
    return empty(status)
        .setMetadata(OAuthResponseParams.ERROR_CODE, code)
        .setMetadata(OAuthResponseParams.ERROR_TEXT, failure.getMessage())
        .create();
  }

  /** Where no operator has allowed it. */
  static HttpResponse closed() {
    return new HttpResponseBuilder()
        .setHttpStatusCode(HttpServletResponse.SC_NOT_IMPLEMENTED)
        .setResponseString("Nothing is fetched signed or by OAuth")
        .setStrictNoCache()
        .create();
  }

  private static HttpResponseBuilder empty(int status) {
    return new HttpResponseBuilder().setHttpStatusCode(status).setStrictNoCache();
  }
}
