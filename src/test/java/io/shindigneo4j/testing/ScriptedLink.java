package io.shindigneo4j.testing;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.handler.codec.http.websocketx.PingWebSocketFrame;
import io.netty.handler.codec.http.websocketx.PongWebSocketFrame;
import io.netty.handler.codec.http.websocketx.WebSocketFrame;
import java.util.concurrent.atomic.AtomicInteger;

/** The network between a {@link ScriptedServer} and its clients. */
public final class ScriptedLink {

  private final AtomicInteger pings = new AtomicInteger();
  private volatile boolean dead;

  /**
   * Whether all frames are lost, including pings and closes, as on a broken link. Upgrades still
   * succeed.
   */
  public void dead(boolean isDead) {
    dead = isDead;
  }

  /** The pings that were answered. */
  public int pings() {
    return pings.get();
  }

  /** The part of the network of one client. */
  final class Frames extends SimpleChannelInboundHandler<WebSocketFrame> {

    @Override
    protected void channelRead0(ChannelHandlerContext context, WebSocketFrame frame) {
      if (dead) {
        return;
      }
      if (frame instanceof PingWebSocketFrame ping) {
        pings.incrementAndGet();
        context.writeAndFlush(new PongWebSocketFrame(ping.content().retain()));
      } else {
        context.fireChannelRead(frame.retain());
      }
    }
  }
}
