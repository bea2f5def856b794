package io.shindigneo4j.server.connection;

import io.netty.channel.Channel;
import org.neo4j.internal.kernel.api.connectioninfo.ClientConnectionInfo;

/** A connection, as Neo4j's query log and {@code SHOW TRANSACTIONS} name it. */
public final class ChannelConnectionInfo extends ClientConnectionInfo {

  private final String protocol;
  private final String id;
  private final String address;
  private final String server;

  /**
   * @param protocol the name of the protocol, such as {@code shindig-neo4j}
   */
  public ChannelConnectionInfo(Channel channel, String protocol) {
    this.protocol = protocol;
    id = protocol + "-" + channel.id().asShortText();
    address = String.valueOf(channel.remoteAddress());
    server = String.valueOf(channel.localAddress());
  }

  @Override
  public String asConnectionDetails() {
    return protocol + "-session\tclient" + address + "\tserver" + server;
  }

  @Override
  public String protocol() {
    return protocol;
  }

  @Override
  public String connectionId() {
    return id;
  }

  @Override
  public String clientAddress() {
    return address;
  }

  @Override
  public String requestURI() {
    return server;
  }
}
