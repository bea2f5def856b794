package io.shindigneo4j.server.websocket;

import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.codec.http.websocketx.WebSocketFrameAggregator;

/**
 * Aggregates fragments. Netty's own goes on reading for the rest of a message although reading is
 * paused.
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
