package io.shindigneo4j.web.page;

import javax.servlet.http.HttpServletResponse;

/** What browsers may do with an answer: show it alone, and neither keep it nor tell its address. */
final class PageHeaders {
  private static final String POLICY =
      "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none';"
          + " form-action ";

  private PageHeaders() {}

  static void set(HttpServletResponse response) {
    setForms(response, false);
    response.setHeader("X-Frame-Options", "DENY");
    response.setHeader("Referrer-Policy", "no-referrer");
    response.setHeader("Cross-Origin-Resource-Policy", "same-origin");
    response.setHeader("Cache-Control", "no-store");
    response.setHeader("Pragma", "no-cache");
  }

  /** Says whether a page has forms. They go to this server alone, and the answer leads nowhere. */
  static void setForms(HttpServletResponse response, boolean has) {
    response.setHeader("Content-Security-Policy", POLICY + (has ? "'self'" : "'none'"));
  }
}
