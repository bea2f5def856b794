package io.shindigneo4j.server.http;

import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.socket.DuplexChannel;
import io.netty.handler.ssl.SslHandler;
import java.util.concurrent.TimeUnit;

/**
 * Ends a connection so that the client can read what was sent last. To close it while something
 * still comes would make the system throw that away, at the client as well.
 */
final class Farewell {

  private static final long SECONDS = 2;

  private Farewell() {}

  /**
   * Sends what waits, then ends.
   *
   * @param inputEnded whether the client sends nothing more
   */
  static void say(Channel channel, boolean inputEnded) {
    boolean plain = channel.pipeline().get(SslHandler.class) == null;
    if (plain && !inputEnded && channel instanceof DuplexChannel duplex) {
      channel
          .writeAndFlush(Unpooled.EMPTY_BUFFER)
          .addListener(ChannelFutureListener.CLOSE_ON_FAILURE)
          .addListener(sent -> awaitEndOfInput(duplex));
    } else {
      channel.writeAndFlush(Unpooled.EMPTY_BUFFER).addListener(ChannelFutureListener.CLOSE);
    }
  }

  /** Only now, as a slow client may take long for what was sent last. */
  private static void awaitEndOfInput(DuplexChannel channel) {
    channel.shutdownOutput();
    channel.eventLoop().schedule(() -> channel.close(), SECONDS, TimeUnit.SECONDS);
  }
}
