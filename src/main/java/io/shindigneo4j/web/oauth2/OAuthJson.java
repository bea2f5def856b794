package io.shindigneo4j.web.oauth2;

import java.io.IOException;
import javax.servlet.http.HttpServletResponse;

/** What Nimbus has written as JSON. */
final class OAuthJson {
  private OAuthJson() {}

  static void write(HttpServletResponse response, int status, String json) throws IOException {
    response.setStatus(status);
    response.setContentType("application/json;charset=UTF-8");
    response.getWriter().write(json);
  }
}
