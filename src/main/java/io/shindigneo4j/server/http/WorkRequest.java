package io.shindigneo4j.server.http;

import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaderValues;
import io.netty.handler.codec.http.HttpHeaders;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpUtil;
import io.shindigneo4j.protocol.Format;
import io.shindigneo4j.protocol.Terms;
import io.shindigneo4j.server.connection.RequestHead;
import io.shindigneo4j.server.connection.RequestRejectedException;
import java.util.Optional;

/**
 * The head of a request for work.
 *
 * @param procedure the name of the one to be called; empty for Cypher
 * @param login what the client shows, and for which database
 * @param waits whether the client sends the body only when it is told to
 */
record WorkRequest(
    Optional<String> procedure,
    LoginKey login,
    Terms terms,
    Format body,
    Format answer,
    boolean waits) {

  /**
   * @param maximumSize of the body, in bytes
   * @throws RequestRejectedException where its credentials or its body are unacceptable
   */
  static WorkRequest of(
      HttpRequest request,
      Route route,
      RequestTarget target,
      String defaultDatabase,
      int maximumSize)
      throws RequestRejectedException {
    HttpHeaders headers = request.headers();
    LoginKey login = LoginKey.of(headers, QueryTerms.database(target, defaultDatabase));
    requireSize(request, maximumSize);
    Format body = MediaTypes.ofBody(headers);
    return new WorkRequest(
        route == Route.CALL ? Optional.of(Route.procedure(target.path())) : Optional.empty(),
        login,
        QueryTerms.of(target, headers),
        body,
        MediaTypes.ofAnswer(headers, body),
        waits(request));
  }

  private static void requireSize(HttpRequest request, int maximumSize)
      throws RequestRejectedException {
    if (HttpUtil.getContentLength(request, 0L) > maximumSize) {
      throw HttpRequestBody.tooLarge(maximumSize);
    }
  }

  /** The older version knows nothing of the kind. */
  private static boolean waits(HttpRequest request) throws RequestRejectedException {
    String expected = request.headers().get(HttpHeaderNames.EXPECT);
    if (expected == null || !RequestHead.isCurrent(request)) {
      return false;
    }
    if (!HttpHeaderValues.CONTINUE.contentEqualsIgnoreCase(expected)) {
      throw new RequestRejectedException(
          RequestRejectedException.Kind.UNKNOWN_EXPECTATION, "only 100-continue can be expected");
    }
    return true;
  }
}
