package io.shindigneo4j.server.websocket;

import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaderValues;
import io.netty.handler.codec.http.HttpHeaders;
import io.shindigneo4j.server.connection.RequestRejectedException;
import java.util.Base64;

/** The headers of an upgrade request that are about WebSocket alone (RFC 6455, section 4.2.1). */
final class UpgradeHeaders {

  /** Of WebSocket. */
  static final String VERSION = "13";

  private static final int KEY_BYTES = 16;

  /** Of Base64 with its padding. */
  private static final int KEY_CHARACTERS = 24;

  private UpgradeHeaders() {}

  /**
   * Checks all of them.
   *
   * @throws RequestRejectedException where one is missing or wrong
   */
  static void require(HttpHeaders headers) throws RequestRejectedException {
    if (!headers.containsValue(HttpHeaderNames.CONNECTION, HttpHeaderValues.UPGRADE, true)) {
      throw malformed("the header Connection must name Upgrade");
    }
    if (!VERSION.equals(headers.get(HttpHeaderNames.SEC_WEBSOCKET_VERSION))) {
      throw new RequestRejectedException(
          RequestRejectedException.Kind.NO_UPGRADE, "the version of WebSocket must be " + VERSION);
    }
    if (!isKey(headers.get(HttpHeaderNames.SEC_WEBSOCKET_KEY, ""))) {
      throw malformed("Sec-WebSocket-Key must be " + KEY_BYTES + " bytes in Base64");
    }
  }

  private static boolean isKey(String key) {
    try {
      return key.length() == KEY_CHARACTERS && Base64.getDecoder().decode(key).length == KEY_BYTES;
    } catch (IllegalArgumentException e) {
      return false;
    }
  }

  private static RequestRejectedException malformed(String reason) {
    return new RequestRejectedException(RequestRejectedException.Kind.MALFORMED, reason);
  }
}
