package io.shindigneo4j.web.session;

import java.util.Collections;
import java.util.List;
import java.util.Set;
import javax.servlet.http.HttpServletRequest;

/** What a request to the social API says of the session of its browser. */
record SessionRequest(HttpServletRequest request) {
  private static final String EVENTS = "/social/events";
  private static final Set<String> PATHS = Set.of("/social/rest", "/social/rpc", EVENTS);

  /** Where requests that are signed have what says so. */
  private static final String SIGNED = "oauth_";

  /**
   * Whether it is to count for the session. Browsers send the cookie unasked: the header says that
   * a script has asked for it. Streams of events have no headers of their own.
   */
  boolean isMeant() {
    return mayHaveSession() && (hasSecret() || isStream());
  }

  /** Whether its answer may depend on a session. */
  boolean mayHaveSession() {
    return PATHS.contains(request.getServletPath());
  }

  boolean hasSecret() {
    return request.getHeader(FormGuard.HEADER) != null;
  }

  private boolean isStream() {
    return request.getServletPath().equals(EVENTS)
        && request.getMethod().equals("GET")
        && !hasOtherCredential();
  }

  /** Whether it says in another way who asks. */
  boolean hasOtherCredential() {
    return request.getHeader("Authorization") != null
        || request.getHeader("X-Shindig-ST") != null
        || names().stream().anyMatch(SessionRequest::isCredential);
  }

  private List<String> names() {
    return Collections.list(request.getParameterNames());
  }

  private static boolean isCredential(String parameter) {
    return parameter.equals("st") || parameter.regionMatches(true, 0, SIGNED, 0, SIGNED.length());
  }
}
