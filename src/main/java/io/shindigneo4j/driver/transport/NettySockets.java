package io.shindigneo4j.driver.transport;

import io.netty.bootstrap.Bootstrap;
import io.netty.channel.ChannelOption;
import io.netty.channel.EventLoop;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.epoll.Epoll;
import io.netty.channel.epoll.EpollEventLoopGroup;
import io.netty.channel.epoll.EpollSocketChannel;
import io.netty.channel.nio.NioEventLoopGroup;
import io.netty.channel.socket.SocketChannel;
import io.netty.channel.socket.nio.NioSocketChannel;
import io.netty.resolver.NoopAddressResolverGroup;
import io.netty.util.concurrent.DefaultThreadFactory;

/** The threads that read and write sockets, and the type of those sockets. */
record NettySockets(EventLoopGroup threads, Class<? extends SocketChannel> type) {

  private static final int THREADS = 2;

  /** Uses epoll if the system has it, otherwise NIO. The names of the threads say which. */
  static NettySockets start() {
    return Epoll.isAvailable()
        ? new NettySockets(
            new EpollEventLoopGroup(THREADS, named("epoll")), EpollSocketChannel.class)
        : new NettySockets(new NioEventLoopGroup(THREADS, named("nio")), NioSocketChannel.class);
  }

  private static DefaultThreadFactory named(String kind) {
    return new DefaultThreadFactory("shindig-neo4j-driver-" + kind, true);
  }

  /** For resolved addresses. Connecting has no timeout of its own. */
  Bootstrap bootstrap(EventLoop thread) {
    return new Bootstrap()
        .group(thread)
        .channel(type)
        .resolver(NoopAddressResolverGroup.INSTANCE)
        .option(ChannelOption.CONNECT_TIMEOUT_MILLIS, 0)
        .option(ChannelOption.TCP_NODELAY, true)
        .option(ChannelOption.SO_KEEPALIVE, true);
  }
}
