package io.shindigneo4j.server.http;

import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpUtil;
import io.shindigneo4j.server.connection.RequestHead;
import io.shindigneo4j.server.connection.RequestRejectedException;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.util.regex.Pattern;

/** Checks that apply to some requests. */
final class RequestValidation {

  /** The headers that a proxy adds to a request. */
  private static final String FORWARDED_FOR = "x-forwarded-for";

  private static final String FORWARDED = "forwarded";

  /** Loopback host names only, against DNS rebinding. */
  private static final Pattern LOCAL = Pattern.compile("(localhost|127\\.[0-9.]+|\\[::1])(:\\d+)?");

  private RequestValidation() {}

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
        && LOCAL.matcher(RequestHead.host(request)).matches();
  }
}
