package io.shindigneo4j.server.connection;

import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaderValues;
import io.netty.handler.codec.http.HttpHeaders;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpVersion;
import io.netty.util.AsciiString;
import io.netty.util.NetUtil;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

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

  private static final int MAX_HOST_LENGTH = 300;

  /** RFC 3986, section 3.2.2; the group is an address of IPv6. */
  private static final Pattern HOST =
      Pattern.compile(
          "(?:(?:[A-Za-z0-9._~!$&'()*+,;=-]|%[0-9A-Fa-f]{2})*|\\[([0-9A-Fa-f:.]+)])(?::\\d{0,5})?");

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
    if ((host != null && !isHost(host)) || !isHost(host(request))) {
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

  /**
   * Whether a text is the name of a host, and optionally a port, as the header Host has it (RFC
   * 9110, section 7.2). An empty name is valid: a client sends it where its target has no host.
   */
  private static boolean isHost(String host) {
    if (host.length() > MAX_HOST_LENGTH) {
      return false;
    }
    Matcher parts = HOST.matcher(host);
    return parts.matches()
        && (parts.group(1) == null || NetUtil.isValidIpV6Address(parts.group(1)));
  }
}
