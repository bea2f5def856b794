package io.shindigneo4j.web.session;

import java.util.Optional;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;

/** The cookie of sessions. */
final class SessionCookie {
  private static final HostCookie COOKIE = new HostCookie("shindig-session");

  private SessionCookie() {}

  static Optional<String> read(HttpServletRequest request) {
    return COOKIE.read(request);
  }

  static void write(HttpServletRequest request, HttpServletResponse response, String value) {
    COOKIE.write(request, response, value);
  }

  static void clear(HttpServletRequest request, HttpServletResponse response) {
    COOKIE.clear(request, response);
  }
}
