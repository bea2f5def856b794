package io.shindigneo4j.web.session;

import io.shindigneo4j.web.client.Loopback;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;

/**
 * The cookie of sessions. Its name makes browsers take it over HTTPS alone, from this very host and
 * for all of its paths; on this machine without HTTPS, where they would never take it, it has
 * another.
 */
final class SessionCookie {
  static final String NAME = "__Host-shindig-session";
  static final String LOCAL_NAME = "shindig-session";

  private static final String ATTRIBUTES = "; Path=/; HttpOnly; SameSite=Lax";

  private SessionCookie() {}

  /**
   * Empty as well if there are two: only who set the other one knows which is which. Read from the
   * header itself: Tomcat takes a cookie "$Version" of a neighbouring host for another syntax, in
   * which that host could hide a cookie with our name.
   */
  static Optional<String> read(HttpServletRequest request) {
    String prefix = name(request) + "=";
    List<String> values =
        Collections.list(request.getHeaders("Cookie")).stream()
            .flatMap(header -> Stream.of(header.split(";")))
            .map(String::strip)
            .filter(cookie -> cookie.startsWith(prefix))
            .map(cookie -> cookie.substring(prefix.length()))
            .toList();
    return values.size() == 1 ? Optional.of(values.get(0)) : Optional.empty();
  }

  static void write(HttpServletRequest request, HttpServletResponse response, String value) {
    set(request, response, value + ATTRIBUTES);
  }

  static void clear(HttpServletRequest request, HttpServletResponse response) {
    set(request, response, ATTRIBUTES + "; Max-Age=0");
  }

  private static void set(HttpServletRequest request, HttpServletResponse response, String value) {
    String secure = isLocal(request) ? "" : "; Secure";
    response.setHeader("Set-Cookie", name(request) + "=" + value + secure);
  }

  private static String name(HttpServletRequest request) {
    return isLocal(request) ? LOCAL_NAME : NAME;
  }

  private static boolean isLocal(HttpServletRequest request) {
    return !request.isSecure() && Loopback.isName(request.getServerName());
  }
}
