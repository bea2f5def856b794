package io.shindigneo4j.server.connection;

import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.socket.DuplexChannel;
import io.netty.handler.ssl.SslHandler;
import java.util.concurrent.TimeUnit;

/**
 * Closes a connection so that the client can still read the last of what was sent: flushes it,
 * shuts down the output, and waits shortly for the end of the input. A plain close while data
 * arrives would make the operating system reset the connection and discard the answer.
 */
public final class LingeringClose {

  private static final long SECONDS = 2;

  private LingeringClose() {}

  /**
   * Flushes, then closes.
   *
   * @param inputEnded whether the client sends nothing more
   */
  public static void close(Channel channel, boolean inputEnded) {
    ChannelFuture sent = channel.writeAndFlush(Unpooled.EMPTY_BUFFER);
    if (!inputEnded && channel instanceof DuplexChannel duplex) {
      sent.addListener(ChannelFutureListener.CLOSE_ON_FAILURE)
          .addListener(done -> awaitEndOfInput(duplex));
    } else {
      sent.addListener(ChannelFutureListener.CLOSE);
    }
  }

  /** Starts after the last answer was sent, as that may take a slow client long. */
  private static void awaitEndOfInput(DuplexChannel channel) {
    endOutput(channel);
    channel.eventLoop().schedule(() -> channel.close(), SECONDS, TimeUnit.SECONDS);
  }

  /** A client of TLS gets a close_notify alert. */
  private static void endOutput(DuplexChannel channel) {
    SslHandler encryption = channel.pipeline().get(SslHandler.class);
    if (encryption == null) {
      channel.shutdownOutput();
    } else {
      encryption.closeOutbound();
    }
  }
}
