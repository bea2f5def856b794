package io.shindigneo4j.server.websocket;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import java.time.Duration;
import java.util.concurrent.TimeUnit;

/**
 * Closes a connection that has not been upgraded in time; removed by the upgrade, or with the
 * connection, which then has left the lobby.
 */
final class LoginDeadline extends ChannelInboundHandlerAdapter {

  private final Duration timeout;
  private final Lobby lobby;

  LoginDeadline(Duration timeout, Lobby lobby) {
    this.timeout = timeout;
    this.lobby = lobby;
  }

  @Override
  public void handlerAdded(ChannelHandlerContext context) {
    context
        .executor()
        .schedule(() -> closeUnlessRemoved(context), timeout.toMillis(), TimeUnit.MILLISECONDS);
  }

  private static void closeUnlessRemoved(ChannelHandlerContext context) {
    if (!context.isRemoved()) {
      context.close();
    }
  }

  @Override
  public void handlerRemoved(ChannelHandlerContext context) {
    lobby.leave();
  }
}
