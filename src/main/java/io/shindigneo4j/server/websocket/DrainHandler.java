package io.shindigneo4j.server.websocket;

import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.handler.codec.http.websocketx.CloseWebSocketFrame;
import io.netty.handler.codec.http.websocketx.PingWebSocketFrame;
import io.netty.handler.codec.http.websocketx.PongWebSocketFrame;
import io.netty.handler.codec.http.websocketx.WebSocketFrame;
import io.shindigneo4j.protocol.CloseCode;
import io.shindigneo4j.protocol.Message.GoAway;
import io.shindigneo4j.server.connection.DrainEvent;
import io.shindigneo4j.server.metrics.SessionLoad;
import io.shindigneo4j.server.session.RequestProcessor;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Function;

/**
 * Tells the client that the server is about to stop, and closes the connection when nothing has
 * been in flight for a second: requests may be on their way. A client that knows the message closes
 * it earlier. What it sends goes through the whole pipeline, behind answers that are sent in
 * pieces. Of the event loop.
 */
final class DrainHandler extends ChannelInboundHandlerAdapter {

  private static final Duration QUIET = Duration.ofSeconds(1);
  private static final long CHECK_MILLIS = 50;

  private final RequestProcessor requests;
  private final BooleanSupplier sent;
  private final Function<GoAway, WebSocketFrame> frames;
  private final Duration quiet;

  /** When a request came or its answer was in flight, by {@link System#nanoTime}. */
  private long lastActivity;

  /**
   * @param sent whether the operating system has taken all answers
   */
  DrainHandler(
      RequestProcessor requests, BooleanSupplier sent, Function<GoAway, WebSocketFrame> frames) {
    this(requests, sent, frames, QUIET);
  }

  /**
   * @param quiet how long nothing must have been in flight
   */
  DrainHandler(
      RequestProcessor requests,
      BooleanSupplier sent,
      Function<GoAway, WebSocketFrame> frames,
      Duration quiet) {
    this.requests = requests;
    this.sent = sent;
    this.frames = frames;
    this.quiet = quiet;
  }

  @Override
  public void channelRead(ChannelHandlerContext context, Object message) {
    if (!(message instanceof PingWebSocketFrame || message instanceof PongWebSocketFrame)) {
      lastActivity = System.nanoTime();
    }
    context.fireChannelRead(message);
  }

  @Override
  public void userEventTriggered(ChannelHandlerContext context, Object event) {
    if (event instanceof DrainEvent drain) {
      context.channel().writeAndFlush(frames.apply(new GoAway(drain.timeout())));
      requests.drain();
      lastActivity = System.nanoTime();
      closeWhenQuiet(context);
    }
    context.fireUserEventTriggered(event);
  }

  private void closeWhenQuiet(ChannelHandlerContext context) {
    long now = System.nanoTime();
    if (!requests.load().equals(SessionLoad.NONE) || !sent.getAsBoolean()) {
      lastActivity = now;
    }
    if (!context.channel().isActive()) {
      return;
    } else if (now - lastActivity < quiet.toNanos()) {
      context
          .executor()
          .schedule(() -> closeWhenQuiet(context), CHECK_MILLIS, TimeUnit.MILLISECONDS);
    } else {
      context
          .channel()
          .writeAndFlush(new CloseWebSocketFrame(CloseCode.GOING_AWAY, "the server is stopping"))
          .addListener(ChannelFutureListener.CLOSE);
    }
  }
}
