package io.shindigneo4j.server.http;

import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaderValues;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpUtil;
import io.netty.handler.codec.http.HttpVersion;
import io.shindigneo4j.server.connection.RequestRejectedException;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.util.List;
import java.util.regex.Pattern;

/** Checks that apply to every request. */
final class RequestValidation {

  /** The headers that a proxy adds to a request. */
  private static final String FORWARDED_FOR = "x-forwarded-for";

  private static final String FORWARDED = "forwarded";

  /** Loopback host names only, against DNS rebinding. */
  private static final Pattern LOCAL = Pattern.compile("(localhost|127\\.[0-9.]+|\\[::1])(:\\d+)?");

  private RequestValidation() {}

  /** As RFC 9112, section 3.2, has it. */
  static void requireHost(HttpRequest request) throws RequestRejectedException {
    int hosts = request.headers().getAll(HttpHeaderNames.HOST).size();
    if (hosts > 1 || (hosts == 0 && request.protocolVersion().equals(HttpVersion.HTTP_1_1))) {
      throw new RequestRejectedException(
          RequestRejectedException.Kind.MALFORMED, "one header Host is needed");
    }
  }

  /**
   * Chunks alone (RFC 9112, section 6.1): of another coding, a proxy on the way might see another
   * end of the body, and another request behind it.
   */
  static void requireKnownCoding(HttpRequest request) throws RequestRejectedException {
    List<String> codings = request.headers().getAll(HttpHeaderNames.TRANSFER_ENCODING);
    if (!codings.isEmpty()
        && (codings.size() > 1
            || !HttpHeaderValues.CHUNKED.contentEqualsIgnoreCase(codings.get(0))
            || !request.protocolVersion().equals(HttpVersion.HTTP_1_1))) {
      throw new RequestRejectedException(
          RequestRejectedException.Kind.MALFORMED, "the only transfer coding is chunked");
    }
  }

  /** Rejects a body on a request that takes none. */
  static void requireNoBody(HttpRequest request) throws RequestRejectedException {
    if (HttpUtil.isTransferEncodingChunked(request) || HttpUtil.getContentLength(request, 0L) > 0) {
      throw new RequestRejectedException(
          RequestRejectedException.Kind.TOO_LARGE, "this request has no body");
    }
  }

  /** Whether whoever asks need not log in for the meters. */
  static boolean mayReadMeters(HttpRequest request, SocketAddress client, HttpSettings settings) {
    return settings.metricsAccess() == MetricsAccess.LOOPBACK
        && client instanceof InetSocketAddress address
        && address.getAddress().isLoopbackAddress()
        && !request.headers().contains(FORWARDED_FOR)
        && !request.headers().contains(FORWARDED)
        && LOCAL.matcher(request.headers().get(HttpHeaderNames.HOST, "")).matches();
  }
}
