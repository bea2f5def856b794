package io.shindigneo4j.server.endpoint;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpMessage;
import io.shindigneo4j.server.connection.Face;

/** Decides by the first request what a connection is for, and leaves it to that. */
final class FirstRequest extends ChannelInboundHandlerAdapter {

  private static final String WEBSOCKET = "websocket";

  private final Face webSocket;
  private final Face http;

  FirstRequest(Face webSocket, Face http) {
    this.webSocket = webSocket;
    this.http = http;
  }

  @Override
  public void channelRead(ChannelHandlerContext context, Object message) {
    (asksForWebSocket(message) ? webSocket : http).install(context.pipeline());
    context.pipeline().remove(this);
    context.fireChannelRead(message);
  }

  /** A client may ask for the second version of HTTP in the same header, and is not heard. */
  private static boolean asksForWebSocket(Object message) {
    return message instanceof HttpMessage request
        && request.headers().containsValue(HttpHeaderNames.UPGRADE, WEBSOCKET, true);
  }

  @Override
  public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
    context.close();
  }
}
