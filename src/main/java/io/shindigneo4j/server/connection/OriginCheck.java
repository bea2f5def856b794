package io.shindigneo4j.server.connection;

import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaders;
import java.util.Set;

/** Checks the header Origin, by which a browser names the web page that sends a request. */
public final class OriginCheck {

  private OriginCheck() {}

  /**
   * Passes requests of allowed origins and requests without an origin.
   *
   * @throws RequestRejectedException for an origin that is not allowed
   */
  public static void require(HttpHeaders headers, Set<String> allowed)
      throws RequestRejectedException {
    if (headers.contains(HttpHeaderNames.ORIGIN)
        && !allowed.containsAll(headers.getAll(HttpHeaderNames.ORIGIN))) {
      throw new RequestRejectedException(
          RequestRejectedException.Kind.FOREIGN_ORIGIN, "no page of that origin may connect");
    }
  }
}
