package io.shindigneo4j.web.gadget;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletRequestWrapper;

/** A request for a script of features, without the parameters that Shindig does not know. */
final class ScriptRequest extends HttpServletRequestWrapper {
  private static final Set<String> KNOWN =
      Set.of(
          "c",
          "caja",
          "compile",
          "container",
          "debug",
          "gadget",
          "jsload",
          "loaded",
          "nocache",
          "nohint",
          "onload",
          "r",
          "refresh",
          "synd",
          "url",
          "v");

  private final String query;

  ScriptRequest(HttpServletRequest request) {
    super(request);
    query = request.getQueryString() == null ? null : known(request.getQueryString());
  }

  private static String known(String query) {
    return Stream.of(query.split("&"))
        .filter(parameter -> KNOWN.contains(decoded(parameter.split("=", 2)[0])))
        .collect(Collectors.joining("&"));
  }

  /** A name as Shindig reads it; empty for one that is malformed. */
  private static String decoded(String name) {
    try {
      return URLDecoder.decode(name, StandardCharsets.UTF_8);
    } catch (IllegalArgumentException e) {
      return "";
    }
  }

  /** All that the script depends on. */
  String address() {
    return String.join(
        " ",
        getScheme(),
        getServerName() + ":" + getServerPort(),
        String.valueOf(getHeader("Host")),
        getRequestURI(),
        String.valueOf(query));
  }

  @Override
  public String getQueryString() {
    return query;
  }
}
