package io.shindigneo4j.server.endpoint;

import io.netty.channel.EventLoopGroup;
import io.netty.channel.ServerChannel;
import io.netty.channel.epoll.Epoll;
import io.netty.channel.epoll.EpollEventLoopGroup;
import io.netty.channel.epoll.EpollServerSocketChannel;
import io.netty.channel.nio.NioEventLoopGroup;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import io.netty.util.concurrent.DefaultThreadFactory;
import java.util.concurrent.ThreadFactory;

/** The threads that read and write sockets, and the type of socket that they can do that with. */
record Selectors(EventLoopGroup threads, Class<? extends ServerChannel> type) {

  private static final int THREADS = 2;

  /** Epoll where the system has it, NIO elsewhere. */
  static Selectors best() {
    ThreadFactory named = new DefaultThreadFactory("shindig-neo4j-selector", true);
    return Epoll.isAvailable()
        ? new Selectors(new EpollEventLoopGroup(THREADS, named), EpollServerSocketChannel.class)
        : new Selectors(new NioEventLoopGroup(THREADS, named), NioServerSocketChannel.class);
  }
}
