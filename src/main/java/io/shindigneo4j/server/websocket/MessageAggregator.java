package io.shindigneo4j.server.websocket;

import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.codec.http.websocketx.WebSocketFrameAggregator;

/**
 * Puts fragments together. Netty's own reads on for the rest of a message even when told not to
 * read.
 */
final class MessageAggregator extends WebSocketFrameAggregator {

  MessageAggregator(int maximumMessageSize) {
    super(maximumMessageSize);
  }

  @Override
  public void channelReadComplete(ChannelHandlerContext context) {
    context.fireChannelReadComplete();
  }
}
