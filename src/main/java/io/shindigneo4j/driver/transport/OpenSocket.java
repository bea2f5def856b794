package io.shindigneo4j.driver.transport;

import io.netty.channel.socket.nio.NioSocketChannel;
import java.nio.channels.SocketChannel;

/** A socket of Netty on which other threads may write and read as well. */
final class OpenSocket extends NioSocketChannel {

  /** The socket below Netty, which is safe for use by many threads, also while it is closed. */
  SocketChannel bytes() {
    return javaChannel();
  }
}
