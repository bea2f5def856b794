package io.shindigneo4j.web.endpoint;

import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.protocol.ResponseItem;

/** What handlers answer. */
final class Results {

  private Results() {}

  static boolean isGood(ResponseItem item) {
    return item.getErrorCode() >= HttpServletResponse.SC_OK
        && item.getErrorCode() < HttpServletResponse.SC_BAD_REQUEST;
  }
}
