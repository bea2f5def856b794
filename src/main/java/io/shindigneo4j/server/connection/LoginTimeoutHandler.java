package io.shindigneo4j.server.connection;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.shindigneo4j.server.metrics.ServerMeters;
import java.time.Duration;
import java.util.concurrent.TimeUnit;

/**
 * Closes a connection without a login in time. The login removes this handler, as does the end of
 * the connection; either frees the place in the admission limit.
 */
public final class LoginTimeoutHandler extends ChannelInboundHandlerAdapter {

  private final Duration timeout;
  private final AdmissionLimit admission;
  private final ServerMeters meters;

  public LoginTimeoutHandler(Duration timeout, AdmissionLimit admission, ServerMeters meters) {
    this.timeout = timeout;
    this.admission = admission;
    this.meters = meters;
  }

  @Override
  public void handlerAdded(ChannelHandlerContext context) {
    context
        .executor()
        .schedule(() -> closeUnlessRemoved(context), timeout.toMillis(), TimeUnit.MILLISECONDS);
  }

  private void closeUnlessRemoved(ChannelHandlerContext context) {
    if (!context.isRemoved()) {
      meters.refused("login-timeout");
      context.close();
    }
  }

  /** Who has not logged in has nothing in flight. */
  @Override
  public void userEventTriggered(ChannelHandlerContext context, Object event) {
    if (event instanceof DrainEvent) {
      context.close();
    } else {
      context.fireUserEventTriggered(event);
    }
  }

  @Override
  public void handlerRemoved(ChannelHandlerContext context) {
    admission.release();
  }
}
