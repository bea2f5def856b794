package io.shindigneo4j.server.websocket;

import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelPipeline;
import io.netty.channel.group.ChannelGroup;
import io.netty.channel.socket.SocketChannel;
import io.netty.handler.codec.http.HttpObjectAggregator;
import io.netty.handler.codec.http.HttpServerCodec;
import io.shindigneo4j.server.metrics.ServerMeters.Level;
import java.util.Optional;

/** The handlers of a new connection: HTTP until it is upgraded, with tight limits. */
final class ConnectionSetup extends ChannelInitializer<SocketChannel> {

  private static final int LONGEST_REQUEST_LINE = 4 * 1024;
  private static final int LONGEST_HEADERS = 8 * 1024;
  private static final int CHUNK = 8 * 1024;

  /** An upgrade request has no body. */
  private static final int LONGEST_BODY = 0;

  private final ConnectionLimits limits;
  private final Optional<Encryption> encryption;
  private final UpgradeHandlers handlers;
  private final ChannelGroup connections;
  private final Lobby lobby;

  ConnectionSetup(
      ConnectionLimits limits,
      Optional<Encryption> encryption,
      UpgradeHandlers handlers,
      ChannelGroup connections) {
    this.limits = limits;
    this.encryption = encryption;
    this.handlers = handlers;
    this.connections = connections;
    this.lobby = new Lobby(limits.beforeLogin());
    handlers.meters().gauge(Level.CONNECTIONS_BEFORE_LOGIN, lobby::size);
  }

  @Override
  protected void initChannel(SocketChannel channel) {
    if (!lobby.enter()) {
      handlers.meters().refused("full");
      channel.close();
      return;
    }
    connections.add(channel);
    ChannelPipeline pipeline = channel.pipeline();
    pipeline.addLast(new LoginDeadline(limits.loginTimeout(), lobby, handlers.meters()));
    encryption.ifPresent(tls -> pipeline.addLast(tls.handler(channel.alloc())));
    pipeline.addLast(new HttpServerCodec(LONGEST_REQUEST_LINE, LONGEST_HEADERS, CHUNK));
    pipeline.addLast(new HttpObjectAggregator(LONGEST_BODY, true));
    pipeline.addLast(handlers.create());
  }
}
