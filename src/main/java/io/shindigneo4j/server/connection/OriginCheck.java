package io.shindigneo4j.server.connection;

import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaders;
import java.util.Set;

/** The web pages that may connect: a visitor's browser says which one it is that asks. */
public final class OriginCheck {

  private OriginCheck() {}

  /**
   * Lets pages of allowed origins in, and whoever is no page.
   *
   * @throws RequestRejectedException where one is named that is not among the allowed ones
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
