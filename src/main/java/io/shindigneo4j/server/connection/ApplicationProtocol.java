package io.shindigneo4j.server.connection;

import io.netty.channel.ChannelPipeline;

/** A protocol of a connection from its first request on: HTTP or WebSocket. */
@FunctionalInterface
public interface ApplicationProtocol {

  /** Adds the handlers of the protocol behind the HTTP codec. */
  void configure(ChannelPipeline pipeline);
}
