package io.shindigneo4j.server.connection;

import io.netty.channel.ChannelDuplexHandler;
import io.netty.channel.ChannelHandlerContext;
import io.netty.util.ReferenceCountUtil;
import java.util.ArrayDeque;
import java.util.Queue;

/**
 * Holds decoded messages while reading is paused, and passes them on when it resumes, until a
 * handler pauses it again. Of the event loop.
 *
 * <p>Netty's own {@code FlowControlHandler} passes on all it has in some of the versions that Neo4j
 * brings, such as 4.2.15, whether reading is stopped again or not.
 */
public final class MessageFlowControl extends ChannelDuplexHandler {

  private final Queue<Object> messages = new ArrayDeque<>();

  /** The next handler works on a message, and may resume reading. */
  private boolean passing;

  @Override
  public void channelRead(ChannelHandlerContext context, Object message) {
    messages.add(message);
    pass(context);
  }

  /** Netty calls this when reading resumes, and after each batch of messages. */
  @Override
  public void read(ChannelHandlerContext context) {
    pass(context);
    if (isWanted(context)) {
      context.read();
    }
  }

  private void pass(ChannelHandlerContext context) {
    if (passing) {
      return;
    }
    passing = true;
    while (!messages.isEmpty() && isWanted(context)) {
      context.fireChannelRead(messages.remove());
    }
    passing = false;
  }

  private static boolean isWanted(ChannelHandlerContext context) {
    return context.channel().config().isAutoRead();
  }

  @Override
  public void handlerRemoved(ChannelHandlerContext context) {
    messages.forEach(ReferenceCountUtil::release);
    messages.clear();
  }
}
