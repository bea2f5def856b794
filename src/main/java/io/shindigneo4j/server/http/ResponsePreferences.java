package io.shindigneo4j.server.http;

import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpMethod;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpUtil;
import io.netty.handler.codec.http.HttpVersion;
import io.shindigneo4j.protocol.Format;
import java.util.Optional;
import java.util.Set;

/**
 * The form of response that a request asks for.
 *
 * @param format of the body, but for pages that have one format only
 * @param origin of the web page that asks, where it is an allowed one
 * @param keepAlive whether the client may send more
 * @param saysKeepAlive whether it must be told so, as the older version does not suppose it
 * @param headOnly whether it gets no body
 */
record ResponsePreferences(
    Format format,
    Optional<String> origin,
    boolean keepAlive,
    boolean saysKeepAlive,
    boolean headOnly) {

  /** For input that is no request. */
  static final ResponsePreferences NONE =
      new ResponsePreferences(Format.JSON, Optional.empty(), false, false, false);

  static ResponsePreferences of(HttpRequest request, Set<String> allowedOrigins) {
    boolean keepAlive = HttpUtil.isKeepAlive(request);
    return new ResponsePreferences(
        MediaTypes.ofRefusal(request.headers()),
        Optional.ofNullable(request.headers().get(HttpHeaderNames.ORIGIN))
            .filter(allowedOrigins::contains),
        keepAlive,
        keepAlive && !request.protocolVersion().equals(HttpVersion.HTTP_1_1),
        request.method().equals(HttpMethod.HEAD));
  }
}
