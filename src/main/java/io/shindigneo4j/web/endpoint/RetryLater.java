package io.shindigneo4j.web.endpoint;

import javax.servlet.http.HttpServletResponse;

/** The header {@code Retry-After} of answers that say 503. */
final class RetryLater {

  private static final String SECONDS = "1";

  private RetryLater() {}

  static void announce(HttpServletResponse response, int status) {
    if (status == HttpServletResponse.SC_SERVICE_UNAVAILABLE) {
      response.setHeader("Retry-After", SECONDS);
    }
  }
}
