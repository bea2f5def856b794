package io.shindigneo4j.web.client;

import java.util.Set;
import javax.servlet.http.HttpServletRequest;

/** The addresses of the social API, the only ones where OAuth clients are let in. */
public final class SocialApi {

  private static final Set<String> PATHS =
      Set.of(
          "/social/rest",
          "/social/rpc",
          "/social/events",
          "/rest",
          "/rpc",
          "/gadgets/api/rest",
          "/gadgets/api/rpc");

  private SocialApi() {}

  public static boolean isCalled(HttpServletRequest request) {
    return PATHS.contains(request.getServletPath());
  }
}
