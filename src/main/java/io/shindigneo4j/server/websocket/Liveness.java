package io.shindigneo4j.server.websocket;

import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.codec.http.websocketx.PingWebSocketFrame;
import io.netty.handler.timeout.IdleStateEvent;
import io.netty.handler.timeout.IdleStateHandler;
import java.time.Duration;
import java.util.concurrent.TimeUnit;

/**
 * Pings a client with which nothing is exchanged, and closes the connection when it stays silent
 * for as long again: a client that has vanished does not say so.
 */
final class Liveness extends IdleStateHandler {

  /** A ping has been sent and nothing has come since; of the event loop. */
  private boolean pinged;

  Liveness(Duration timeout) {
    super(true, 0, 0, timeout.toMillis(), TimeUnit.MILLISECONDS);
  }

  @Override
  public void channelRead(ChannelHandlerContext context, Object message) throws Exception {
    pinged = false;
    super.channelRead(context, message);
  }

  @Override
  protected void channelIdle(ChannelHandlerContext context, IdleStateEvent event) {
    Channel channel = context.channel();
    if (channel.isWritable() && !channel.config().isAutoRead()) {
      return; // it is the server that does not listen
    }
    if (pinged) {
      context.close();
    } else {
      pinged = true;
      channel.writeAndFlush(new PingWebSocketFrame());
    }
  }
}
