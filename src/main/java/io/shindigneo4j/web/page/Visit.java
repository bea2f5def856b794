package io.shindigneo4j.web.page;

import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;

/** What tells the visit of a person from what a page loads by itself. */
public final class Visit {
  private Visit() {}

  /**
   * Refuses images, frames and requests of scripts, as far as the browser says what they are.
   *
   * @throws Refusal with 403
   */
  public static void require(HttpServletRequest request) throws Refusal {
    String destination = request.getHeader("Sec-Fetch-Dest");
    if (destination != null && !destination.equals("document")) {
      throw new Refusal(HttpServletResponse.SC_FORBIDDEN, "This page is to be visited");
    }
  }
}
