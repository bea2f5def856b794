package io.shindigneo4j.driver.transport;

import io.netty.bootstrap.Bootstrap;
import io.netty.channel.ChannelFactory;
import io.netty.channel.ChannelOption;
import io.netty.channel.EventLoop;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.epoll.Epoll;
import io.netty.channel.epoll.EpollEventLoopGroup;
import io.netty.channel.epoll.EpollSocketChannel;
import io.netty.channel.nio.NioEventLoopGroup;
import io.netty.channel.socket.SocketChannel;
import io.netty.resolver.NoopAddressResolverGroup;
import io.netty.util.concurrent.DefaultThreadFactory;
import java.util.concurrent.TimeUnit;

/** The threads that read and write sockets, and how those sockets are made. */
record NettySockets(EventLoopGroup threads, ChannelFactory<SocketChannel> maker) {

  private static final int THREADS = 2;
  private static final long STOP_SECONDS = 5;

  /** Sockets of the JDK, on which the threads of callers may write and read as well. */
  static NettySockets open() {
    return new NettySockets(new NioEventLoopGroup(THREADS, named("nio")), OpenSocket::new);
  }

  /**
   * Sockets that only Netty may use, as it encrypts. Uses epoll if the system has it, otherwise
   * NIO. The names of the threads say which.
   */
  static NettySockets encrypted() {
    return Epoll.isAvailable()
        ? new NettySockets(
            new EpollEventLoopGroup(THREADS, named("epoll")), EpollSocketChannel::new)
        : open();
  }

  private static DefaultThreadFactory named(String kind) {
    return new DefaultThreadFactory("shindig-neo4j-driver-" + kind, true);
  }

  /** For resolved addresses. Connecting has no timeout of its own. */
  Bootstrap bootstrap(EventLoop thread) {
    return new Bootstrap()
        .group(thread)
        .channelFactory(maker)
        .resolver(NoopAddressResolverGroup.INSTANCE)
        .option(ChannelOption.CONNECT_TIMEOUT_MILLIS, 0)
        .option(ChannelOption.TCP_NODELAY, true)
        .option(ChannelOption.SO_KEEPALIVE, true);
  }

  void stop() {
    threads.shutdownGracefully(0, STOP_SECONDS, TimeUnit.SECONDS);
  }
}
