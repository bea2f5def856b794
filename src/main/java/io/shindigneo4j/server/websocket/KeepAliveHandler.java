package io.shindigneo4j.server.websocket;

import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.codec.http.websocketx.PingWebSocketFrame;
import io.netty.handler.timeout.IdleStateEvent;
import io.netty.handler.timeout.IdleStateHandler;
import java.time.Duration;
import java.util.concurrent.TimeUnit;

/**
 * Pings a client after a time without traffic, and closes the connection when the client stays
 * silent for as long again. A client that has vanished sends no close frame.
 */
final class KeepAliveHandler extends IdleStateHandler {

  /** A ping was sent, and nothing has arrived since; of the event loop. */
  private boolean asked;

  /** The ping has left the send buffer, so that the client can answer it. */
  private boolean pinged;

  KeepAliveHandler(Duration timeout) {
    super(true, 0, 0, timeout.toMillis(), TimeUnit.MILLISECONDS);
  }

  @Override
  public void channelRead(ChannelHandlerContext context, Object message) throws Exception {
    asked = false;
    super.channelRead(context, message);
  }

  /**
   * An event that is not the first comes only if not even a part of an answer has left since the
   * last one.
   */
  @Override
  protected void channelIdle(ChannelHandlerContext context, IdleStateEvent event) {
    Channel channel = context.channel();
    if (channel.isWritable() && !channel.config().isAutoRead()) {
      return; // it is the server that does not listen
    }
    if (!asked) {
      asked = true;
      pinged = false;
      channel.writeAndFlush(new PingWebSocketFrame()).addListener(written -> pinged = true);
    } else if (pinged || !event.isFirst()) {
      context.close();
    }
  }
}
