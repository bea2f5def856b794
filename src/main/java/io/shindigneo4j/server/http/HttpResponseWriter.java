package io.shindigneo4j.server.http;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFuture;
import io.netty.handler.codec.http.DefaultFullHttpResponse;
import io.netty.handler.codec.http.DefaultHttpResponse;
import io.netty.handler.codec.http.FullHttpResponse;
import io.netty.handler.codec.http.HttpChunkedInput;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaderValues;
import io.netty.handler.codec.http.HttpHeaders;
import io.netty.handler.codec.http.HttpResponse;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http.HttpUtil;
import io.netty.handler.codec.http.HttpVersion;
import io.netty.util.AsciiString;
import io.shindigneo4j.server.connection.DateHeader;
import io.shindigneo4j.server.connection.Pieces;

/** Makes the responses that Netty sends. */
final class HttpResponseWriter {

  /** The Connection header of a response that has Upgrade (RFC 9110, section 7.8). */
  private static final AsciiString CLOSE_AND_UPGRADE = AsciiString.cached("close, upgrade");

  private static final AsciiString EVENT_STREAM = AsciiString.cached("text/event-stream");

  private HttpResponseWriter() {}

  /** Writes the response of an exchange that has its answer, a large one in pieces. */
  static ChannelFuture write(Channel channel, HttpExchange exchange) {
    FullHttpResponse response = response(exchange);
    if (response.content().readableBytes() <= Pieces.SIZE) {
      return channel.write(response);
    }
    channel.write(
        new DefaultHttpResponse(response.protocolVersion(), response.status(), response.headers()));
    return channel.write(new HttpChunkedInput(new Pieces(response.content())));
  }

  /** The response of an exchange that has its answer. */
  static FullHttpResponse response(HttpExchange exchange) {
    ResponseEntity answer = exchange.answer();
    boolean empty = exchange.preferences().headOnly();
    ByteBuf body = empty ? Unpooled.EMPTY_BUFFER : Unpooled.wrappedBuffer(answer.body());
    FullHttpResponse response =
        new DefaultFullHttpResponse(HttpVersion.HTTP_1_1, answer.status(), body);
    HttpHeaders headers = response.headers();
    if (!answer.type().isEmpty()) {
      headers.set(HttpHeaderNames.CONTENT_TYPE, answer.type());
    }
    if (!answer.status().equals(HttpResponseStatus.NO_CONTENT)) {
      headers.setInt(HttpHeaderNames.CONTENT_LENGTH, answer.body().length);
    }
    answer.headers().forEach(headers::set);
    DateHeader.set(headers);
    exchange.preferences().origin().ifPresent(origin -> allow(headers, origin));
    connection(headers, exchange);
    return response;
  }

  /** Lets the page of an origin read the answer; the origin was checked before. */
  private static void allow(HttpHeaders headers, String origin) {
    headers.set(HttpHeaderNames.ACCESS_CONTROL_ALLOW_ORIGIN, origin);
    headers.set(HttpHeaderNames.VARY, HttpHeaderNames.ORIGIN);
  }

  /** The head of an answer with events, whose end is not known. */
  static HttpResponse eventStream(HttpExchange exchange, boolean inChunks) {
    HttpResponse response = new DefaultHttpResponse(HttpVersion.HTTP_1_1, HttpResponseStatus.OK);
    HttpHeaders headers = response.headers();
    headers.set(HttpHeaderNames.CONTENT_TYPE, EVENT_STREAM);
    headers.set(HttpHeaderNames.CACHE_CONTROL, HttpHeaderValues.NO_STORE);
    HttpUtil.setTransferEncodingChunked(response, inChunks);
    DateHeader.set(headers);
    exchange.preferences().origin().ifPresent(origin -> allow(headers, origin));
    connection(headers, exchange);
    return response;
  }

  private static void connection(HttpHeaders headers, HttpExchange exchange) {
    if (exchange.isLast()) {
      boolean offers = headers.contains(HttpHeaderNames.UPGRADE);
      headers.set(HttpHeaderNames.CONNECTION, offers ? CLOSE_AND_UPGRADE : HttpHeaderValues.CLOSE);
    } else if (exchange.preferences().saysKeepAlive()) {
      headers.set(HttpHeaderNames.CONNECTION, HttpHeaderValues.KEEP_ALIVE);
    }
  }

  /** Tells the client to send the body. */
  static FullHttpResponse continueResponse() {
    return new DefaultFullHttpResponse(
        HttpVersion.HTTP_1_1, HttpResponseStatus.CONTINUE, Unpooled.EMPTY_BUFFER);
  }
}
