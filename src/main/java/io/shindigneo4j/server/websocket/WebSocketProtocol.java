package io.shindigneo4j.server.websocket;

import io.netty.channel.ChannelPipeline;
import io.netty.handler.codec.http.HttpObjectAggregator;
import io.shindigneo4j.server.connection.ApplicationProtocol;
import io.shindigneo4j.server.connection.EndpointSettings;
import io.shindigneo4j.server.connection.LoginService;
import io.shindigneo4j.server.connection.OutboundMemory;
import io.shindigneo4j.server.metrics.ServerMeters;
import io.shindigneo4j.server.session.SessionFactory;
import java.util.concurrent.Executor;

/**
 * Upgrades connections to WebSocket; holds what their handlers share.
 *
 * @param decoders where large messages are decoded; not with the requests, so that a connection is
 *     not left unread while these take long
 * @param memory for answers that clients have not read
 */
public record WebSocketProtocol(
    LoginService logins,
    SessionFactory sessions,
    Executor decoders,
    EndpointSettings settings,
    OutboundMemory memory,
    ServerMeters meters)
    implements ApplicationProtocol {

  /** An upgrade request has no body. */
  private static final int MAX_BODY_LENGTH = 0;

  @Override
  public void configure(ChannelPipeline pipeline) {
    pipeline.addLast(new HttpObjectAggregator(MAX_BODY_LENGTH, true));
    pipeline.addLast(new UpgradeHandler(this));
  }
}
