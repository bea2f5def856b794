package io.shindigneo4j.server.endpoint;

import io.netty.channel.EventLoopGroup;
import io.netty.channel.ServerChannel;
import io.netty.channel.epoll.Epoll;
import io.netty.channel.epoll.EpollEventLoopGroup;
import io.netty.channel.epoll.EpollServerSocketChannel;
import io.netty.channel.nio.NioEventLoopGroup;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import io.netty.util.concurrent.DefaultThreadFactory;
import java.nio.channels.spi.SelectorProvider;
import java.util.concurrent.ThreadFactory;

/** The event loops, and the type of server socket that they work with. */
record EventLoops(EventLoopGroup threads, Class<? extends ServerChannel> type) {

  private static final int THREADS = 2;

  /** What Netty has from 4.2 on; calendar releases of Neo4j bring that. */
  private static final String OF_NEWER_NETTY = "io.netty.channel.IoHandler";

  /**
   * Epoll where the system has it, NIO elsewhere. NIO with Netty 4.2, too: its epoll loses what is
   * still to be sent to a client that has ended its side (from netty/netty#16689 on, in 4.2.15 to
   * 4.2.17).
   */
  static EventLoops best() {
    ThreadFactory named = new DefaultThreadFactory("shindig-neo4j-selector", true);
    return Epoll.isAvailable() && !isNewerNetty()
        ? new EventLoops(
            new EpollEventLoopGroup(THREADS, named, SpinningSelect::new),
            EpollServerSocketChannel.class)
        : new EventLoops(
            new NioEventLoopGroup(THREADS, named, SelectorProvider.provider(), SpinningSelect::new),
            NioServerSocketChannel.class);
  }

  private static boolean isNewerNetty() {
    try {
      Class.forName(OF_NEWER_NETTY, false, EventLoopGroup.class.getClassLoader());
      return true;
    } catch (ClassNotFoundException e) {
      return false;
    }
  }
}
