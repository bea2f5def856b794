package io.shindigneo4j.server.endpoint;

import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelPipeline;
import io.netty.channel.group.ChannelGroup;
import io.netty.channel.socket.SocketChannel;
import io.netty.handler.codec.http.HttpResponseEncoder;
import io.shindigneo4j.server.connection.AdmissionLimit;
import io.shindigneo4j.server.connection.ApplicationProtocol;
import io.shindigneo4j.server.connection.ConnectionLimits;
import io.shindigneo4j.server.connection.Encryption;
import io.shindigneo4j.server.connection.InboundMemory;
import io.shindigneo4j.server.connection.LoginTimeoutHandler;
import io.shindigneo4j.server.metrics.ServerMeters;
import io.shindigneo4j.server.metrics.ServerMeters.Level;
import java.util.Optional;

/** Sets up the handlers of a new connection: HTTP until its first request selects the protocol. */
final class ConnectionInitializer extends ChannelInitializer<SocketChannel> {

  private final ConnectionLimits limits;
  private final Optional<Encryption> encryption;
  private final ApplicationProtocol webSocket;
  private final ApplicationProtocol http;
  private final ServerMeters meters;
  private final ChannelGroup connections;
  private final AdmissionLimit admission;
  private final InboundMemory memory;

  ConnectionInitializer(
      ConnectionLimits limits,
      Optional<Encryption> encryption,
      ApplicationProtocol webSocket,
      ApplicationProtocol http,
      ServerMeters meters,
      ChannelGroup connections,
      InboundMemory memory) {
    this.limits = limits;
    this.encryption = encryption;
    this.webSocket = webSocket;
    this.http = http;
    this.meters = meters;
    this.connections = connections;
    this.memory = memory;
    this.admission = new AdmissionLimit(limits.beforeLogin());
    meters.gauge(Level.CONNECTIONS_BEFORE_LOGIN, admission::acquired);
  }

  @Override
  protected void initChannel(SocketChannel channel) {
    if (!admission.tryAcquire()) {
      meters.refused("full");
      channel.close();
      return;
    }
    connections.add(channel);
    memory.watch(channel);
    ChannelPipeline pipeline = channel.pipeline();
    pipeline.addLast(new LoginTimeoutHandler(limits.loginTimeout(), admission, meters));
    encryption.ifPresent(tls -> pipeline.addLast(tls.handler(channel.alloc())));
    pipeline.addLast(new HttpResponseEncoder()); // first: frames take the places of both
    pipeline.addLast(new RequestDecoder(limits.messageTimeout()));
    pipeline.addLast(new ProtocolSelector(webSocket, http));
  }
}
