package io.shindigneo4j.driver.transport;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;

/** Tells a listener of all bytes that arrive, as the first handler. */
final class NettyActivity extends ChannelInboundHandlerAdapter {

  private final ChannelListener listener;

  NettyActivity(ChannelListener listener) {
    this.listener = listener;
  }

  @Override
  public void channelRead(ChannelHandlerContext context, Object bytes) {
    listener.active();
    context.fireChannelRead(bytes);
  }
}
