package io.shindigneo4j.web.endpoint;

import com.google.common.base.Ascii;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletRequestWrapper;

/** A request with the method that its header or parameter X-HTTP-Method-Override names. */
final class MethodOverride extends HttpServletRequestWrapper {
  private static final String NAME = "X-HTTP-Method-Override";
  private static final Set<String> METHODS = Set.of("GET", "POST", "PUT", "DELETE");

  private final String method;

  private MethodOverride(HttpServletRequest request, String method) {
    super(request);
    this.method = method;
  }

  /**
   * Applies the override, or returns the request itself if there is none.
   *
   * @throws IllegalArgumentException if the request is no POST, names two methods, or names one
   *     that REST does not have
   */
  static HttpServletRequest apply(HttpServletRequest request) {
    List<String> overrides = overrides(request);
    if (overrides.isEmpty()) {
      return request;
    }
    if (!request.getMethod().equals("POST")) {
      throw new IllegalArgumentException(NAME + " is for POST alone");
    }
    if (overrides.size() > 1 || !METHODS.contains(overrides.get(0))) {
      throw new IllegalArgumentException(NAME + " must be one of GET, POST, PUT and DELETE");
    }
    return new MethodOverride(request, overrides.get(0));
  }

  private static List<String> overrides(HttpServletRequest request) {
    if (request.getHeader(NAME) == null && request.getParameter(NAME) == null) {
      return List.of();
    }
    return Stream.concat(
            Collections.list(request.getHeaders(NAME)).stream(),
            Optional.ofNullable(request.getParameterValues(NAME)).stream().flatMap(Stream::of))
        .map(value -> Ascii.toUpperCase(value.strip()))
        .distinct()
        .toList();
  }

  @Override
  public String getMethod() {
    return method;
  }
}
