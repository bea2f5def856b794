package io.shindigneo4j.server.http;

import io.netty.handler.codec.http.HttpMethod;
import io.shindigneo4j.server.connection.DatabaseNames;
import io.shindigneo4j.server.connection.RequestRejectedException;
import java.util.Arrays;

/** The paths that are answered. */
enum Route {
  CALL(HttpMethod.POST, "/call/"),
  CYPHER(HttpMethod.POST, "/cypher"),
  EVENTS(HttpMethod.GET, "/events"),
  HEALTH(HttpMethod.GET, "/health"),
  METRICS(HttpMethod.GET, "/metrics"),
  DESCRIPTION(HttpMethod.GET, "/openapi.json");

  @SuppressWarnings("ImmutableEnumChecker") // a method is its name
  private final HttpMethod method;

  private final String path;

  Route(HttpMethod method, String path) {
    this.method = method;
    this.path = path;
  }

  /**
   * @throws RequestRejectedException for a path that leads nowhere
   */
  static Route of(String path) throws RequestRejectedException {
    if (path.startsWith(CALL.path) && path.length() > CALL.path.length()) {
      return CALL;
    }
    return Arrays.stream(values())
        .filter(route -> route != CALL && route.path.equals(path))
        .findFirst()
        .orElseThrow(() -> refusal(path));
  }

  /** WebSocket has the names of databases as its paths. */
  private static RequestRejectedException refusal(String path) {
    return path.startsWith("/") && DatabaseNames.isValid(path.substring(1))
        ? new RequestRejectedException(
            RequestRejectedException.Kind.NO_UPGRADE, "only WebSocket is spoken")
        : new RequestRejectedException(
            RequestRejectedException.Kind.UNKNOWN_PATH, "nothing is there");
  }

  /** The name of the procedure in the path of a call. */
  static String procedure(String path) {
    return path.substring(CALL.path.length());
  }

  /** The path of a call of that procedure. */
  static String pathOf(String procedure) {
    return CALL.path + procedure;
  }

  HttpMethod method() {
    return method;
  }

  /** What can be read can be asked for its head alone (RFC 9110, section 9.3.2). */
  boolean allows(HttpMethod asked) {
    return asked.equals(method) || (asked.equals(HttpMethod.HEAD) && isRead());
  }

  /** The head alone of events would be a subscription all the same. */
  private boolean isRead() {
    return method.equals(HttpMethod.GET) && this != EVENTS;
  }

  /** The value of the header Allow. */
  String allowed() {
    return isRead() ? HttpMethod.GET + ", " + HttpMethod.HEAD : method.name();
  }
}
