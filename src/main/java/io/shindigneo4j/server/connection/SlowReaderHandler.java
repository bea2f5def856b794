package io.shindigneo4j.server.connection;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelOutboundBuffer;
import io.netty.handler.timeout.IdleStateEvent;
import io.netty.handler.timeout.IdleStateHandler;
import java.time.Duration;
import java.util.concurrent.TimeUnit;

/** Closes the connection of a client that does not read what waits to be sent. */
public final class SlowReaderHandler extends IdleStateHandler {

  /** Something waited to be sent when this last looked; of the event loop, as is the other. */
  private boolean waiting;

  /** The bytes of the first message that had been sent then. */
  private long sent;

  public SlowReaderHandler(Duration timeout) {
    super(0, timeout.toMillis(), 0, TimeUnit.MILLISECONDS);
  }

  /** {@code isFirst} stays false while no message has been sent completely. */
  @Override
  protected void channelIdle(ChannelHandlerContext context, IdleStateEvent event) {
    ChannelOutboundBuffer buffer = context.channel().unsafe().outboundBuffer();
    boolean waits = buffer != null && !buffer.isEmpty();
    long progress = waits ? buffer.currentProgress() : 0;
    if (!event.isFirst() && waiting && waits && progress == sent) {
      context.close();
    }
    waiting = waits;
    sent = progress;
  }
}
