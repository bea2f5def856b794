package io.shindigneo4j.server.websocket;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.handler.codec.http.websocketx.CorruptedWebSocketFrameException;
import io.netty.handler.codec.http.websocketx.WebSocketCloseStatus;
import io.shindigneo4j.protocol.CloseCode;
import java.time.Duration;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/** Ends a connection whose user's account has changed since the login. */
final class AccountHandler extends ChannelInboundHandlerAdapter {

  private static final String REASON = "the user's account has changed";

  private final BooleanSupplier unchanged;
  private final Executor threads;
  private final Duration interval;

  /**
   * @param unchanged looks at the account; may take a while, and fail
   * @param threads where it does
   */
  AccountHandler(BooleanSupplier unchanged, Executor threads, Duration interval) {
    this.unchanged = unchanged;
    this.threads = threads;
    this.interval = interval;
  }

  @Override
  public void handlerAdded(ChannelHandlerContext context) {
    checkLater(context);
  }

  private void checkLater(ChannelHandlerContext context) {
    context
        .executor()
        .schedule(() -> checkUnlessClosed(context), interval.toMillis(), TimeUnit.MILLISECONDS);
  }

  private void checkUnlessClosed(ChannelHandlerContext context) {
    if (!context.channel().isActive()) {
      return;
    }
    try {
      threads.execute(() -> check(context));
    } catch (RejectedExecutionException e) { // the server stops
      checkLater(context);
    }
  }

  private void check(ChannelHandlerContext context) {
    boolean goesOn = isUnchanged();
    context.executor().execute(() -> decide(context, goesOn));
  }

  /**
   * Also true if the account cannot be read now, as while the system database starts again; the
   * next check decides.
   */
  private boolean isUnchanged() {
    try {
      return unchanged.getAsBoolean();
    } catch (RuntimeException e) {
      return true;
    }
  }

  private void decide(ChannelHandlerContext context, boolean goesOn) {
    if (goesOn) {
      checkLater(context);
    } else if (!context.isRemoved()) {
      context.fireExceptionCaught(
          new CorruptedWebSocketFrameException(
              new WebSocketCloseStatus(CloseCode.LOGIN_ENDED, REASON), REASON));
    }
  }
}
