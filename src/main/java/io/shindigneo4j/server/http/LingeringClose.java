package io.shindigneo4j.server.http;

import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.socket.DuplexChannel;
import io.netty.handler.ssl.SslHandler;
import java.util.concurrent.TimeUnit;

/**
 * Ends a connection so that the client can read what was sent last. To close it while something
 * still comes would make the system throw that away, at the client as well.
 */
final class LingeringClose {

  private static final long SECONDS = 2;

  private LingeringClose() {}

  /**
   * Sends what waits, then ends.
   *
   * @param inputEnded whether the client sends nothing more
   */
  static void close(Channel channel, boolean inputEnded) {
    ChannelFuture sent = channel.writeAndFlush(Unpooled.EMPTY_BUFFER);
    if (!inputEnded && channel instanceof DuplexChannel duplex) {
      sent.addListener(ChannelFutureListener.CLOSE_ON_FAILURE)
          .addListener(done -> awaitEndOfInput(duplex));
    } else {
      sent.addListener(ChannelFutureListener.CLOSE);
    }
  }

  /** Only now, as a slow client may take long for what was sent last. */
  private static void awaitEndOfInput(DuplexChannel channel) {
    endOutput(channel);
    channel.eventLoop().schedule(() -> channel.close(), SECONDS, TimeUnit.SECONDS);
  }

  /** A client of TLS is told by that, and can go on sending. */
  private static void endOutput(DuplexChannel channel) {
    SslHandler encryption = channel.pipeline().get(SslHandler.class);
    if (encryption == null) {
      channel.shutdownOutput();
    } else {
      encryption.closeOutbound();
    }
  }
}
