package io.shindigneo4j.server.http;

import io.netty.handler.codec.http.QueryStringDecoder;
import io.shindigneo4j.server.connection.RequestRejectedException;
import io.shindigneo4j.server.connection.TargetUri;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The target of a request (RFC 9112, section 3.2).
 *
 * @param path decoded, as are names and values of the parameters
 */
record RequestTarget(String path, Map<String, List<String>> parameters) {

  private static final int MAX_PARAMETERS = 100;

  /**
   * @param uri a path with a query or without one; behind a scheme and a host where it was meant
   *     for a proxy
   * @throws RequestRejectedException for what is none
   */
  static RequestTarget of(String uri) throws RequestRejectedException {
    String local = TargetUri.of(uri).local();
    requireSlash(local);
    if (local.indexOf('?') < 0 && local.indexOf('%') < 0) {
      return new RequestTarget(local, Map.of());
    }
    try {
      QueryStringDecoder decoder =
          new QueryStringDecoder(local, StandardCharsets.UTF_8, true, MAX_PARAMETERS + 1, true);
      requireFew(decoder.parameters());
      return new RequestTarget(decoder.path(), decoder.parameters());
    } catch (IllegalArgumentException e) {
      throw new RequestRejectedException(
          RequestRejectedException.Kind.MALFORMED, "not a path: an escape is wrong");
    }
  }

  /** The decoder drops those above its limit, and a request must not lose a bookmark. */
  private static void requireFew(Map<String, List<String>> parameters)
      throws RequestRejectedException {
    if (parameters.values().stream().mapToInt(List::size).sum() > MAX_PARAMETERS) {
      throw new RequestRejectedException(
          RequestRejectedException.Kind.MALFORMED, "more than " + MAX_PARAMETERS + " parameters");
    }
  }

  private static void requireSlash(String local) throws RequestRejectedException {
    if (!local.startsWith("/")) {
      throw new RequestRejectedException(
          RequestRejectedException.Kind.UNKNOWN_PATH, "a path begins with a slash");
    }
  }

  /**
   * The value of a parameter.
   *
   * @throws RequestRejectedException where it has several
   */
  Optional<String> single(String name) throws RequestRejectedException {
    List<String> values = all(name);
    if (values.size() > 1) {
      throw new RequestRejectedException(
          RequestRejectedException.Kind.MALFORMED, name + " comes twice");
    }
    return values.stream().findFirst();
  }

  List<String> all(String name) {
    return parameters.getOrDefault(name, List.of());
  }
}
