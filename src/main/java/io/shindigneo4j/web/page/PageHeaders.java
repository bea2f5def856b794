package io.shindigneo4j.web.page;

import javax.servlet.http.HttpServletResponse;

/** What browsers may do with an answer: show it alone, and neither keep it nor tell its address. */
final class PageHeaders {
  private static final String POLICY =
      "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action ";

  private PageHeaders() {}

  static void set(HttpServletResponse response) {
    setFormTargets(response, "'none'");
    response.setHeader("X-Frame-Options", "DENY");
    response.setHeader("Referrer-Policy", "no-referrer");
    response.setHeader("Cross-Origin-Resource-Policy", "same-origin");
    response.setHeader("Cache-Control", "no-store");
    response.setHeader("Pragma", "no-cache");
  }

  /**
   * Says where the forms of a page may lead to, by redirects too.
   *
   * @param sources as a content security policy names them
   */
  static void setFormTargets(HttpServletResponse response, String sources) {
    response.setHeader("Content-Security-Policy", POLICY + sources);
  }
}
