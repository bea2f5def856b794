package io.shindigneo4j.server.connection;

import io.netty.channel.ChannelPipeline;

/** What speaks with the client of a connection, from its first request on. */
@FunctionalInterface
public interface ApplicationProtocol {

  /** Adds handlers behind those that make requests of bytes. */
  void configure(ChannelPipeline pipeline);
}
