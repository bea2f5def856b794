package io.shindigneo4j.web.consent;

import io.shindigneo4j.web.page.Refusal;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;

/** Tells what a person opens from what a page loads: images, frames, requests of scripts. */
public final class Visit {

  private Visit() {}

  /**
   * Requires that a person opens the page.
   *
   * @throws Refusal with 403 for what a page loads
   */
  public static void require(HttpServletRequest request) throws Refusal {
    String destination = request.getHeader("Sec-Fetch-Dest");
    if (destination != null && !destination.equals("document")) {
      throw new Refusal(HttpServletResponse.SC_FORBIDDEN, "This page is to be visited");
    }
  }
}
