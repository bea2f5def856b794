package io.shindigneo4j.server.endpoint;

import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.Channel;
import io.netty.channel.group.DefaultChannelGroup;
import io.netty.util.concurrent.GlobalEventExecutor;
import io.shindigneo4j.server.connection.ConnectionLimits;
import io.shindigneo4j.server.connection.InboundMemory;
import io.shindigneo4j.server.metrics.ServerMeters;
import io.shindigneo4j.server.websocket.EchoProtocol;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.neo4j.logging.NullLog;

/** The endpoint of the plug-in, whose WebSockets return each message. */
final class EchoServer implements AutoCloseable {

  private static final Duration LONG = Duration.ofMinutes(10);

  private final EventLoops loops = EventLoops.best();
  private final ExecutorService decoders = Executors.newSingleThreadExecutor();
  private final Channel listener;

  EchoServer(int maximumMessageSize, int maximumFragments) {
    ConnectionLimits limits =
        new ConnectionLimits(
            100, LONG, LONG, LONG, LONG, maximumMessageSize, 1 << 26, maximumFragments, 0, 1 << 26);
    listener =
        new ServerBootstrap()
            .group(loops.threads())
            .channel(loops.type())
            .childHandler(
                new ConnectionInitializer(
                    limits,
                    Optional.empty(),
                    new EchoProtocol(limits, decoders),
                    pipeline -> {},
                    ServerMeters.NONE,
                    new DefaultChannelGroup(GlobalEventExecutor.INSTANCE),
                    new InboundMemory(1 << 26, NullLog.getInstance())))
            .bind(InetAddress.getLoopbackAddress(), 0)
            .syncUninterruptibly()
            .channel();
  }

  int port() {
    return ((InetSocketAddress) listener.localAddress()).getPort();
  }

  @Override
  public void close() {
    listener.close().syncUninterruptibly();
    loops.threads().shutdownGracefully(0, 5, TimeUnit.SECONDS).syncUninterruptibly();
    decoders.shutdownNow();
  }
}
