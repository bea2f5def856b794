package io.shindigneo4j.server.http;

import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpMethod;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.util.AsciiString;
import java.util.Map;

/**
 * A CORS preflight request, which a browser sends before the request of a page of another origin.
 */
final class CorsPreflight {

  private static final Map<AsciiString, String> ALLOWED =
      Map.of(
          HttpHeaderNames.ACCESS_CONTROL_ALLOW_METHODS, "GET, POST",
          HttpHeaderNames.ACCESS_CONTROL_ALLOW_HEADERS,
              "Accept, Authorization, Content-Type, traceparent",
          HttpHeaderNames.ACCESS_CONTROL_MAX_AGE, "600");

  private CorsPreflight() {}

  static boolean isPreflight(HttpRequest request) {
    return request.method().equals(HttpMethod.OPTIONS)
        && request.headers().contains(HttpHeaderNames.ORIGIN)
        && request.headers().contains(HttpHeaderNames.ACCESS_CONTROL_REQUEST_METHOD);
  }

  /** The origin has been looked at before. */
  static ResponseEntity answer() {
    return new ResponseEntity(
        HttpResponseStatus.NO_CONTENT, AsciiString.EMPTY_STRING, new byte[0], ALLOWED);
  }
}
