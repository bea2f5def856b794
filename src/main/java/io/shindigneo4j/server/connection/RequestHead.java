package io.shindigneo4j.server.connection;

import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaderValues;
import io.netty.handler.codec.http.HttpHeaders;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpVersion;
import io.netty.util.AsciiString;
import java.util.List;

/** Checks of a request's head, whichever protocol it asks for (RFC 9110 and 9112). */
public final class RequestHead {

  private static final int MAJOR_VERSION = 1;

  /** The headers of which a request has one at most. */
  private static final List<AsciiString> SINGLE =
      List.of(
          HttpHeaderNames.HOST,
          HttpHeaderNames.AUTHORIZATION,
          HttpHeaderNames.CONTENT_TYPE,
          HttpHeaderNames.SEC_WEBSOCKET_KEY,
          HttpHeaderNames.SEC_WEBSOCKET_VERSION);

  private RequestHead() {}

  /**
   * Checks all of it.
   *
   * @throws RequestRejectedException where the head breaks a rule
   */
  public static void require(HttpRequest request) throws RequestRejectedException {
    requireKnownVersion(request);
    requireSingleHeaders(request.headers());
    requireHost(request);
    requireKnownCoding(request);
  }

  private static void requireKnownVersion(HttpRequest request) throws RequestRejectedException {
    if (request.protocolVersion().majorVersion() != MAJOR_VERSION) {
      throw new RequestRejectedException(
          RequestRejectedException.Kind.UNKNOWN_VERSION, "the version of HTTP must be 1.1 or 1.0");
    }
  }

  private static void requireSingleHeaders(HttpHeaders headers) throws RequestRejectedException {
    for (AsciiString name : SINGLE) {
      if (headers.getAll(name).size() > 1) {
        throw malformed("the header " + name + " comes twice");
      }
    }
  }

  /** As RFC 9112, section 3.2, has it. */
  private static void requireHost(HttpRequest request) throws RequestRejectedException {
    String host = request.headers().get(HttpHeaderNames.HOST);
    if (host == null && isCurrent(request)) {
      throw malformed("one header Host is needed");
    }
    if ((host != null && !HostName.isValid(host)) || !HostName.isValid(host(request))) {
      throw malformed("not a name of a host");
    }
  }

  /** The host that the client means: that of an absolute target comes before the header. */
  public static String host(HttpRequest request) {
    String authority = TargetUri.of(request.uri()).authority();
    return authority.isEmpty() ? request.headers().get(HttpHeaderNames.HOST, "") : authority;
  }

  /**
   * Chunks alone (RFC 9112, section 6.1): of another coding, a proxy on the way might see another
   * end of the body, and another request behind it.
   */
  private static void requireKnownCoding(HttpRequest request) throws RequestRejectedException {
    List<String> codings = request.headers().getAll(HttpHeaderNames.TRANSFER_ENCODING);
    if (!codings.isEmpty()
        && (codings.size() > 1
            || !HttpHeaderValues.CHUNKED.contentEqualsIgnoreCase(codings.get(0))
            || !isCurrent(request))) {
      throw malformed("the only transfer coding is chunked");
    }
  }

  /** Whether the request is of HTTP/1.1, which 1.0 knows nothing of. */
  public static boolean isCurrent(HttpRequest request) {
    return request.protocolVersion().equals(HttpVersion.HTTP_1_1);
  }

  private static RequestRejectedException malformed(String reason) {
    return new RequestRejectedException(RequestRejectedException.Kind.MALFORMED, reason);
  }
}
