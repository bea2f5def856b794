package io.shindigneo4j.server.http;

import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.util.AsciiString;
import java.util.HashMap;
import java.util.Map;

/**
 * The content of a response.
 *
 * @param type of the body; empty if there is none
 * @param headers besides those that every answer has
 */
@SuppressWarnings("ArrayRecordComponent") // no answer is compared with another
record ResponseEntity(
    HttpResponseStatus status,
    AsciiString type,
    byte[] body,
    Map<AsciiString, ? extends CharSequence> headers) {

  private static final String REALM = "Basic realm=\"neo4j\"";
  private static final String SOON = "1";
  private static final String LATER = "60";

  static ResponseEntity of(HttpResponseStatus status, AsciiString type, byte[] body) {
    return new ResponseEntity(status, type, body, headers(status));
  }

  /** The headers that some statuses need. */
  private static Map<AsciiString, String> headers(HttpResponseStatus status) {
    return switch (status.code()) {
      case 401 -> Map.of(HttpHeaderNames.WWW_AUTHENTICATE, REALM);
      case 426 -> Map.of(HttpHeaderNames.UPGRADE, "websocket");
      case 429 -> Map.of(HttpHeaderNames.RETRY_AFTER, LATER);
      case 503 -> Map.of(HttpHeaderNames.RETRY_AFTER, SOON);
      default -> Map.of();
    };
  }

  ResponseEntity with(AsciiString name, CharSequence value) {
    Map<AsciiString, CharSequence> more = new HashMap<>(headers);
    more.put(name, value);
    return new ResponseEntity(status, type, body, more);
  }
}
