package io.shindigneo4j.server.endpoint;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpRequest;
import io.shindigneo4j.server.connection.ApplicationProtocol;
import io.shindigneo4j.server.connection.RequestHead;
import io.shindigneo4j.server.connection.RequestStalledEvent;

/** Selects the protocol of a connection by its first request. */
final class ProtocolSelector extends ChannelInboundHandlerAdapter {

  private static final String WEBSOCKET = "websocket";

  private final ApplicationProtocol webSocket;
  private final ApplicationProtocol http;

  ProtocolSelector(ApplicationProtocol webSocket, ApplicationProtocol http) {
    this.webSocket = webSocket;
    this.http = http;
  }

  @Override
  public void channelRead(ChannelHandlerContext context, Object message) {
    handOverTo(asksForWebSocket(message) ? webSocket : http, context);
    context.fireChannelRead(message);
  }

  private void handOverTo(ApplicationProtocol protocol, ChannelHandlerContext context) {
    protocol.configure(context.pipeline());
    context.pipeline().remove(this);
  }

  /**
   * A request to upgrade to HTTP/2 by the same header is ignored; so is any in an older version.
   */
  private static boolean asksForWebSocket(Object message) {
    return message instanceof HttpRequest request
        && RequestHead.isCurrent(request)
        && request.headers().containsValue(HttpHeaderNames.UPGRADE, WEBSOCKET, true);
  }

  /** A first request whose head does not come to its end is refused in HTTP, whatever it is for. */
  @Override
  public void userEventTriggered(ChannelHandlerContext context, Object event) {
    if (event == RequestStalledEvent.INSTANCE) {
      handOverTo(http, context);
    }
    context.fireUserEventTriggered(event);
  }

  @Override
  public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
    context.close();
  }
}
