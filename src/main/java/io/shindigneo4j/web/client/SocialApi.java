package io.shindigneo4j.web.client;

import java.util.Set;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;

/** The addresses of the social API, the only ones where OAuth clients are let in. */
public final class SocialApi {

  private static final String EVENTS = "/social/events";

  private static final Set<String> PATHS =
      Set.of(
          "/social/rest",
          "/social/rpc",
          EVENTS,
          "/rest",
          "/rpc",
          "/gadgets/api/rest",
          "/gadgets/api/rpc");

  /** The headers that say who asks. */
  private static final String CREDENTIALS = "Authorization, X-Shindig-ST";

  private SocialApi() {}

  public static boolean isCalled(HttpServletRequest request) {
    return PATHS.contains(request.getServletPath());
  }

  /** Whether an answer ends, other than a stream of events. */
  public static boolean isAnswered(HttpServletRequest request) {
    return isCalled(request) && !request.getServletPath().equals(EVENTS);
  }

  /**
   * Keeps an answer of the social API, and a refusal, out of all caches: it is for who asks, and
   * depends on when.
   */
  public static void keepFromCaches(HttpServletResponse response) {
    response.setHeader("Cache-Control", "private, no-store");
    if (!response.getHeaders("Vary").contains(CREDENTIALS)) {
      response.addHeader("Vary", CREDENTIALS);
    }
  }
}
