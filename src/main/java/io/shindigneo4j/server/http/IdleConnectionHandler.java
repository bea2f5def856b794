package io.shindigneo4j.server.http;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelOutboundBuffer;
import io.netty.handler.timeout.IdleStateEvent;
import io.netty.handler.timeout.IdleStateHandler;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/**
 * Closes a connection after a time without traffic, unless a request is open or an answer is not
 * sent completely.
 */
final class IdleConnectionHandler extends IdleStateHandler {

  private final BooleanSupplier idle;

  /**
   * @param idle whether every request has been answered
   */
  IdleConnectionHandler(Duration timeout, BooleanSupplier idle) {
    super(0, 0, timeout.toMillis(), TimeUnit.MILLISECONDS);
    this.idle = idle;
  }

  @Override
  protected void channelIdle(ChannelHandlerContext context, IdleStateEvent event) {
    if (idle.getAsBoolean() && isAllSent(context)) {
      context.close();
    }
  }

  private static boolean isAllSent(ChannelHandlerContext context) {
    ChannelOutboundBuffer buffer = context.channel().unsafe().outboundBuffer();
    return buffer == null || buffer.isEmpty();
  }
}
