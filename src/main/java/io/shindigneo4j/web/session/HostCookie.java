package io.shindigneo4j.web.session;

import io.shindigneo4j.web.client.Loopback;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;

/**
 * A cookie that scripts cannot read and other sites' requests do not bring, but for visits. Its
 * name makes browsers take it over HTTPS alone, from this very host and for all of its paths; on
 * this machine without HTTPS, where they would never take it, the name lacks its prefix.
 *
 * @param plainName without the prefix
 */
public record HostCookie(String plainName) {
  private static final String PREFIX = "__Host-";

  private static final String ATTRIBUTES = "; Path=/; HttpOnly; SameSite=Lax";

  /**
   * Empty as well if there are two: only who set the other one knows which is which. Read from the
   * header itself: Tomcat takes a cookie "$Version" of a neighbouring host for another syntax, in
   * which that host could hide a cookie with our name.
   */
  public Optional<String> read(HttpServletRequest request) {
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

  /** Takes the place of what was set in this answer before. */
  public void write(HttpServletRequest request, HttpServletResponse response, String value) {
    set(request, response, value + ATTRIBUTES);
  }

  public void clear(HttpServletRequest request, HttpServletResponse response) {
    set(request, response, ATTRIBUTES + "; Max-Age=0");
  }

  private void set(HttpServletRequest request, HttpServletResponse response, String value) {
    String secure = isLocal(request) ? "" : "; Secure";
    String start = name(request) + "=";
    List<String> others =
        response.getHeaders("Set-Cookie").stream().filter(set -> !set.startsWith(start)).toList();
    response.setHeader("Set-Cookie", start + value + secure);
    others.forEach(other -> response.addHeader("Set-Cookie", other));
  }

  private String name(HttpServletRequest request) {
    return isLocal(request) ? plainName : PREFIX + plainName;
  }

  private static boolean isLocal(HttpServletRequest request) {
    return !request.isSecure() && Loopback.isName(request.getServerName());
  }
}
